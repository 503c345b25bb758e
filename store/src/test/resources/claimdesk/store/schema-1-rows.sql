-- Rows of a file that a program of schema version 1 wrote: a simulated run, and imports of which the second is undone.

INSERT INTO run (run_id, purpose, title, protocol, seed, started_at_ms, ended_at_ms) VALUES
    (1, 'simulation', 'lost-reply', 'owned-claim-atomic', 2, 1767225600000, 1767225606500),
    (2, 'import', 'emails.csv', 'unknown', 0, 1795997029568, 1795997030078),
    (3, 'import', 'gateway.ndjson', 'unknown', 0, 1795997030492, 1795997030507),
    (4, 'import', 'keys.csv', 'unknown', 0, 1795997030622, 1795997030630),
    (5, 'import', 'emails.csv', 'unknown', 0, 1795997030639, 1795997030641),
    (6, 'import', 'gateway.ndjson', 'unknown', 0, 1795997030743, 1795997030748),
    (7, 'import', 'keys.csv', 'unknown', 0, 1795997030757, 1795997030774),
    (8, 'import', 'gateway.ndjson', 'unknown', 0, 1795997030815, 1795997030841);

INSERT INTO idempotency_key (id, vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id, operation, state, owner_token, attempt_id, run_id, claimed_at_ms, lease_until_ms, answer_status, answer_headers, answer_body, answer_outcome, saved_at_ms, keep_until_ms) VALUES
    (1, 'northwind', '1-1-a39821ba', 'd0ad11916d6749bc00475660c06d381defe436e08ff6a3b6dd7ed6271e8413f3', 'a5bc99eac9c78c30f89a909c790d72ea6342b812c41fdbfaabd68cbc7e6b0037', 'canonical', '1-northwind-1', 'deliver', 'saved', NULL, '1-northwind-1-1', 1, 1767225600003, 1767225630003, 200, 'content-type: application/json
location: /orders/1-northwind-1
', X'7B226F72646572223A22312D6E6F72746877696E642D31222C226F7065726174696F6E223A2264656C69766572222C227374617465223A2264656C697665726564222C22636F6465223A22646F6E65227D', 'final', 1767225600489, 1767312000489),
    (2, 'northwind', '1-2-3a747c64', 'c1134155b093018bcbf8cbf7c323426f5b13a961c254aeebd14ab6335615a2d2', 'f6a836950ab30b8b6df1cd23287a779cb455492a5398216da3421539a6072a99', 'canonical', '1-northwind-2', 'deliver', 'saved', NULL, '1-northwind-2-1', 1, 1767225601504, 1767225631504, 200, 'content-type: application/json
location: /orders/1-northwind-2
', X'7B226F72646572223A22312D6E6F72746877696E642D32222C226F7065726174696F6E223A2264656C69766572222C227374617465223A2264656C697665726564222C22636F6465223A22646F6E65227D', 'final', 1767225601825, 1767312001825),
    (3, 'northwind', '1-3-9b97fe57', 'e0a328e43a5c9b2e24ec06c4d12924f94660da49cbbd4063a1332a1919d90867', 'b00cf176c3968c2a856b138ebc1094d7cab7e60938c7da20b36ab0bc79a64167', 'canonical', '1-northwind-3', 'deliver', 'saved', NULL, '1-northwind-3-1', 1, 1767225603004, 1767225633004, 200, 'content-type: application/json
location: /orders/1-northwind-3
', X'7B226F72646572223A22312D6E6F72746877696E642D33222C226F7065726174696F6E223A2264656C69766572222C227374617465223A2264656C697665726564222C22636F6465223A22646F6E65227D', 'final', 1767225603492, 1767312003492),
    (5, 'northwind', '1-4-ab7e4e23', 'c331dc3215a77aad57f692f0f6fcced0df4d2b192de9a842bf15407e016b9a62', '0d9afd97ae5c9cfc045015013b3319af162bffc7269b991417d2bbec6c7c9769', 'canonical', '1-northwind-4', 'deliver', 'saved', NULL, '1-northwind-4-1', 1, 1767225604503, 1767225634503, 200, 'content-type: application/json
location: /orders/1-northwind-4
', X'7B226F72646572223A22312D6E6F72746877696E642D34222C226F7065726174696F6E223A2264656C69766572222C227374617465223A2264656C697665726564222C22636F6465223A22646F6E65227D', 'final', 1767225604720, 1767312004720);

INSERT INTO customer_order (order_id, vendor, state, version, placed_at_ms, changed_at_ms) VALUES
    ('1-northwind-1', 'northwind', 'delivered', 2, 1767225600000, 1767225600489),
    ('1-northwind-2', 'northwind', 'delivered', 2, 1767225600000, 1767225601825),
    ('1-northwind-3', 'northwind', 'delivered', 2, 1767225600000, 1767225603492),
    ('1-northwind-4', 'northwind', 'delivered', 2, 1767225600000, 1767225604720);

INSERT INTO effect (effect_id, vendor, key, kind, guarded, order_id, attempt_id, done_at_ms) VALUES
    (1, 'northwind', '1-1-a39821ba', 'delivered', 1, '1-northwind-1', '1-northwind-1-1', 1767225600489),
    (2, 'northwind', '1-2-3a747c64', 'delivered', 1, '1-northwind-2', '1-northwind-2-1', 1767225601825),
    (3, 'northwind', '1-3-9b97fe57', 'delivered', 1, '1-northwind-3', '1-northwind-3-1', 1767225603492),
    (4, 'northwind', '1-4-ab7e4e23', 'delivered', 1, '1-northwind-4', '1-northwind-4-1', 1767225604720);

INSERT INTO journal (seq, at_ms, run_id, type, vendor, key, attempt_id, order_id, details) VALUES
    (1, 1767225600000, 1, 'VENDOR_SENT', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"operation":"deliver","tryNumber":"1","timeoutMs":"2000","vendorClockMs":"1767225600000"}'),
    (2, 1767225600001, 1, 'RECEIVED', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"operation":"deliver","method":"POST","route":"/orders/{order}/deliver","rawSha256":"a5bc99eac9c78c30f89a909c790d72ea6342b812c41fdbfaabd68cbc7e6b0037","fingerprint":"d0ad11916d6749bc00475660c06d381defe436e08ff6a3b6dd7ed6271e8413f3","fingerprintRule":"canonical","bodyBytes":"36","tryNumber":"1"}'),
    (3, 1767225600003, 1, 'CLAIMED', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"operation":"deliver","fingerprint":"d0ad11916d6749bc00475660c06d381defe436e08ff6a3b6dd7ed6271e8413f3","token":"80daaa4729cd","leaseUntilMs":"1767225630003","row":"95d7131566ca"}'),
    (4, 1767225600246, 1, 'WORK_STARTED', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{}'),
    (5, 1767225600489, 1, 'EFFECT', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"effect":"delivered"}'),
    (6, 1767225600489, 1, 'SAVED', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"token":"80daaa4729cd","keepUntilMs":"1767312000489","status":"200","outcome":"final","answerSha256":"40258cbc88cdeca9ef2dd5c7067862e53a761ad20fd4902d86531283766c1c82","row":"ae1087dc768a"}'),
    (7, 1767225600491, 1, 'ANSWERED', 'northwind', '1-1-a39821ba', '1-northwind-1-1', '1-northwind-1', '{"status":"200","code":"done","replayed":"false","answerSha256":"40258cbc88cdeca9ef2dd5c7067862e53a761ad20fd4902d86531283766c1c82"}'),
    (8, 1767225601500, 1, 'VENDOR_SENT', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"operation":"deliver","tryNumber":"1","timeoutMs":"2000","vendorClockMs":"1767225601500"}'),
    (9, 1767225601501, 1, 'RECEIVED', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"operation":"deliver","method":"POST","route":"/orders/{order}/deliver","rawSha256":"f6a836950ab30b8b6df1cd23287a779cb455492a5398216da3421539a6072a99","fingerprint":"c1134155b093018bcbf8cbf7c323426f5b13a961c254aeebd14ab6335615a2d2","fingerprintRule":"canonical","bodyBytes":"36","tryNumber":"1"}'),
    (10, 1767225601504, 1, 'CLAIMED', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"operation":"deliver","fingerprint":"c1134155b093018bcbf8cbf7c323426f5b13a961c254aeebd14ab6335615a2d2","token":"38a097d7a30b","leaseUntilMs":"1767225631504","row":"d1eb58d715a6"}'),
    (11, 1767225601664, 1, 'WORK_STARTED', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{}'),
    (12, 1767225601825, 1, 'EFFECT', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"effect":"delivered"}'),
    (13, 1767225601825, 1, 'SAVED', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"token":"38a097d7a30b","keepUntilMs":"1767312001825","status":"200","outcome":"final","answerSha256":"a435a7e1cfea1fabc61a177860f0114357f7d902361abbf9f574e42f6538fe1d","row":"cbb9e6674269"}'),
    (14, 1767225601828, 1, 'ANSWERED', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"status":"200","code":"done","replayed":"false","answerSha256":"a435a7e1cfea1fabc61a177860f0114357f7d902361abbf9f574e42f6538fe1d"}'),
    (15, 1767225601828, 1, 'FAULT', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"fault":"lose-reply","where":"on the way back"}'),
    (16, 1767225601828, 1, 'REPLY_LOST', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"reason":"the connection broke on the way back"}'),
    (17, 1767225603000, 1, 'VENDOR_SENT', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"operation":"deliver","tryNumber":"1","timeoutMs":"2000","vendorClockMs":"1767225603000"}'),
    (18, 1767225603001, 1, 'RECEIVED', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"operation":"deliver","method":"POST","route":"/orders/{order}/deliver","rawSha256":"b00cf176c3968c2a856b138ebc1094d7cab7e60938c7da20b36ab0bc79a64167","fingerprint":"e0a328e43a5c9b2e24ec06c4d12924f94660da49cbbd4063a1332a1919d90867","fingerprintRule":"canonical","bodyBytes":"36","tryNumber":"1"}'),
    (19, 1767225603004, 1, 'CLAIMED', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"operation":"deliver","fingerprint":"e0a328e43a5c9b2e24ec06c4d12924f94660da49cbbd4063a1332a1919d90867","token":"fe95b70a12ed","leaseUntilMs":"1767225633004","row":"c557492d8901"}'),
    (20, 1767225603248, 1, 'WORK_STARTED', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{}'),
    (21, 1767225603492, 1, 'EFFECT', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"effect":"delivered"}'),
    (22, 1767225603492, 1, 'SAVED', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"token":"fe95b70a12ed","keepUntilMs":"1767312003492","status":"200","outcome":"final","answerSha256":"d5be51192481670552c5128eb8daaa53b5a4a40fea19a6c992ea5d11358fd39b","row":"a36b4b2227c9"}'),
    (23, 1767225603495, 1, 'ANSWERED', 'northwind', '1-3-9b97fe57', '1-northwind-3-1', '1-northwind-3', '{"status":"200","code":"done","replayed":"false","answerSha256":"d5be51192481670552c5128eb8daaa53b5a4a40fea19a6c992ea5d11358fd39b"}'),
    (24, 1767225603500, 1, 'VENDOR_TIMED_OUT', 'northwind', '1-2-3a747c64', '1-northwind-2-1', '1-northwind-2', '{"timeoutMs":"2000"}'),
    (25, 1767225603886, 1, 'VENDOR_SENT', 'northwind', '1-2-3a747c64', '1-northwind-2-2', '1-northwind-2', '{"operation":"deliver","tryNumber":"2","timeoutMs":"2000","vendorClockMs":"1767225603886"}'),
    (26, 1767225603887, 1, 'RECEIVED', 'northwind', '1-2-3a747c64', '1-northwind-2-2', '1-northwind-2', '{"operation":"deliver","method":"POST","route":"/orders/{order}/deliver","rawSha256":"f6a836950ab30b8b6df1cd23287a779cb455492a5398216da3421539a6072a99","fingerprint":"c1134155b093018bcbf8cbf7c323426f5b13a961c254aeebd14ab6335615a2d2","fingerprintRule":"canonical","bodyBytes":"36","tryNumber":"2"}'),
    (27, 1767225603889, 1, 'REPLAYED', 'northwind', '1-2-3a747c64', '1-northwind-2-2', '1-northwind-2', '{"status":"200","outcome":"final","answerSha256":"a435a7e1cfea1fabc61a177860f0114357f7d902361abbf9f574e42f6538fe1d","row":"cbb9e6674269"}'),
    (28, 1767225603890, 1, 'ANSWERED', 'northwind', '1-2-3a747c64', '1-northwind-2-2', '1-northwind-2', '{"status":"200","code":"done","replayed":"true","answerSha256":"a435a7e1cfea1fabc61a177860f0114357f7d902361abbf9f574e42f6538fe1d"}'),
    (29, 1767225604500, 1, 'VENDOR_SENT', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"operation":"deliver","tryNumber":"1","timeoutMs":"2000","vendorClockMs":"1767225604500"}'),
    (30, 1767225604502, 1, 'RECEIVED', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"operation":"deliver","method":"POST","route":"/orders/{order}/deliver","rawSha256":"0d9afd97ae5c9cfc045015013b3319af162bffc7269b991417d2bbec6c7c9769","fingerprint":"c331dc3215a77aad57f692f0f6fcced0df4d2b192de9a842bf15407e016b9a62","fingerprintRule":"canonical","bodyBytes":"36","tryNumber":"1"}'),
    (31, 1767225604503, 1, 'CLAIMED', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"operation":"deliver","fingerprint":"c331dc3215a77aad57f692f0f6fcced0df4d2b192de9a842bf15407e016b9a62","token":"9a4259f8ccda","leaseUntilMs":"1767225634503","row":"e4978424fc6b"}'),
    (32, 1767225604611, 1, 'WORK_STARTED', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{}'),
    (33, 1767225604720, 1, 'EFFECT', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"effect":"delivered"}'),
    (34, 1767225604720, 1, 'SAVED', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"token":"9a4259f8ccda","keepUntilMs":"1767312004720","status":"200","outcome":"final","answerSha256":"0b7eea537ca50841b2966c3b9e592f86673412582abff8f32370a2b74fe548d9","row":"3a5b4331906e"}'),
    (35, 1767225604723, 1, 'ANSWERED', 'northwind', '1-4-ab7e4e23', '1-northwind-4-1', '1-northwind-4', '{"status":"200","code":"done","replayed":"false","answerSha256":"0b7eea537ca50841b2966c3b9e592f86673412582abff8f32370a2b74fe548d9"}');

INSERT INTO import_source (run_id, name, sha256, kind, mapping, state, touched_at_ms, imported_at_ms, first_id, last_id, line_count, blank_count, rejected_count) VALUES
    (2, 'emails.csv', '17e017f33bb568d65ec133c2216aea517cccc17391c8b82b173a39ea76c85505', 'effect-log', 'kind: effect-log
columns:
  time: sent_at
  order: order_id
  effect-id: message_id
  template: template
  recipient: recipient
  downstream-key: provider_key
delimiter: ","
header: true
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997029568, 1795997030078, 1, 1, 1, 0, 0),
    (3, 'gateway.ndjson', '44763a8b21ed08b83a1a9db4cc0eda63089e719eb734f98b3d8e01a8cfa45eea', 'request-log', 'kind: request-log
columns:
  time: time
  request-id: request_id
  vendor: vendor
  key: idempotency_key
  method: method
  path: path
  status: status
  duration-ms: duration_ms
  fingerprint: request_sha256
  replayed: replayed
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997030492, 1795997030507, 2, 3, 2, 0, 0),
    (4, 'keys.csv', 'a70b4ed64259dab087afdc1e004b26acdd13f45323213c2cb403a8f0eb40fe7b', 'key-table', 'kind: key-table
columns:
  time: claimed_at
  vendor: vendor
  key: retry_key
  order: order_id
  operation: operation
  status: answer_status
  fingerprint: request_sha256
  state: state
  lease-until: lease_until
  saved-at: saved_at
delimiter: ","
header: true
clock: server
epoch: any
absent:
- \N
', 'undone', 1795997034412, 1795997030630, 4, 0, 1, 0, 0),
    (5, 'emails.csv', '37b3f48e3589986cf4e79f2d479161e6b7e540d4444d999d1cb2375984742412', 'effect-log', 'kind: effect-log
columns:
  time: sent_at
  order: order_id
  effect-id: message_id
  template: template
  recipient: recipient
  downstream-key: provider_key
delimiter: ","
header: true
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997030639, 1795997030641, 5, 6, 2, 0, 0),
    (6, 'gateway.ndjson', '9ae2076a33df641e70c1f292b970b126984cc412d2e5026ac4ebf5b51a85ea35', 'request-log', 'kind: request-log
columns:
  time: time
  request-id: request_id
  vendor: vendor
  key: idempotency_key
  method: method
  path: path
  status: status
  duration-ms: duration_ms
  fingerprint: request_sha256
  replayed: replayed
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997030743, 1795997030748, 7, 9, 3, 0, 0),
    (7, 'keys.csv', '5788793c93a424a737b1988275462e4185b540613f7ad52a68b8e3c8e5c40a03', 'key-table', 'kind: key-table
columns:
  time: claimed_at
  vendor: vendor
  key: retry_key
  order: order_id
  operation: operation
  status: answer_status
  fingerprint: request_sha256
  state: state
  lease-until: lease_until
  saved-at: saved_at
delimiter: ","
header: true
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997030757, 1795997030774, 10, 10, 1, 0, 0),
    (8, 'gateway.ndjson', '17a4a9f043dbf0d4efc275b70e1e4c30e707f3e56d59b8029db7a4e48fa94738', 'request-log', 'kind: request-log
columns:
  time: time
  request-id: request_id
  vendor: vendor
  key: idempotency_key
  method: method
  path: path
  status: status
  duration-ms: duration_ms
  fingerprint: request_sha256
  replayed: replayed
clock: server
epoch: any
absent:
- \N
', 'imported', 1795997030815, 1795997030841, 11, 14, 4, 1, 3);

INSERT INTO evidence (evidence_id, run_id, line, at_ms, type, vendor, key, attempt_id, order_id, details) VALUES
    (1, 2, 2, 1793696401400, NULL, 'north', 'dlv-4711-a', NULL, '4711', '{"effect":"email","downstreamKey":"north/dlv-4711-a/email","rawTime":"2026-11-03T09:00:01.400Z","effectId":"m-1","template":"delivered","recipient":"c***@example.com"}'),
    (2, 3, 1, 1793696400000, NULL, 'north', 'dlv-4711-a', 'r-1001', '4711', '{"operation":"deliver","method":"POST","route":"/orders/4711/deliver","fingerprint":"fc62aaf11bfdfa772de1d2465862e7191399b5a224ff8cb072e46db430966eab","status":"499","rawTime":"2026-11-03T09:00:00.000Z","durationMs":"30000"}'),
    (3, 3, 2, 1793696433200, NULL, 'north', 'dlv-4711-a', 'r-1002', '4711', '{"operation":"deliver","method":"POST","route":"/orders/4711/deliver","fingerprint":"fc62aaf11bfdfa772de1d2465862e7191399b5a224ff8cb072e46db430966eab","status":"200","replayed":"true","rawTime":"2026-11-03T09:00:33.200Z","durationMs":"6"}'),
    (5, 5, 2, 1793696441000, NULL, NULL, NULL, NULL, '5120', '{"effect":"email","rawTime":"2026-11-03T09:00:41.000Z","effectId":"m-20","template":"reissued","recipient":"c***@example.com"}'),
    (6, 5, 3, 1793696700800, NULL, NULL, NULL, NULL, '5120', '{"effect":"email","rawTime":"2026-11-03T09:05:00.800Z","effectId":"m-21","template":"reissued","recipient":"c***@example.com"}'),
    (7, 6, 1, 1793696400000, NULL, 'east', 're-5120', 'r-2001', '5120', '{"operation":"reissue","method":"POST","route":"/orders/5120/reissue","fingerprint":"3e3a491d04796157088cc6a26c334bc37d8085b2741d7bf59f86295b4a1c8c6c","status":"500","rawTime":"2026-11-03T09:00:00.000Z","durationMs":"61800"}'),
    (8, 6, 2, 1793696420000, NULL, 'east', 're-5120', 'r-2002', '5120', '{"operation":"reissue","method":"POST","route":"/orders/5120/reissue","fingerprint":"3e3a491d04796157088cc6a26c334bc37d8085b2741d7bf59f86295b4a1c8c6c","status":"409","rawTime":"2026-11-03T09:00:20.000Z","durationMs":"4"}'),
    (9, 6, 3, 1793696700000, NULL, 'east', 're-5120', 'r-2003', '5120', '{"operation":"reissue","method":"POST","route":"/orders/5120/reissue","fingerprint":"3e3a491d04796157088cc6a26c334bc37d8085b2741d7bf59f86295b4a1c8c6c","status":"200","replayed":"false","rawTime":"2026-11-03T09:05:00.000Z","durationMs":"950"}'),
    (10, 7, 2, 1793696700050, NULL, 'east', 're-5120', NULL, '5120', '{"operation":"reissue","fingerprint":"3e3a491d04796157088cc6a26c334bc37d8085b2741d7bf59f86295b4a1c8c6c","status":"200","rawTime":"2026-11-03T09:05:00.050Z","rawSavedAt":"2026-11-03T09:05:00.900Z","state":"saved","savedAtMs":"1793696700900"}'),
    (11, 8, 1, 1793696400000, NULL, 'north', '0010', 'r-5001', '0010', '{"operation":"deliver","method":"POST","route":"/orders/0010/deliver","fingerprint":"44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a","status":"200","replayed":"false","rawTime":"2026-11-03T09:00:00.000Z","durationMs":"5"}'),
    (12, 8, 2, 1793696401000, NULL, 'north', '12E34', 'r-5002', '12E34', '{"operation":"deliver","method":"POST","route":"/orders/12E34/deliver","fingerprint":"44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a","status":"200","replayed":"false","rawTime":"2026-11-03T09:00:01.000Z","durationMs":"5"}'),
    (13, 8, 6, 1793696404000, NULL, '=cmd()', 'k‮1', 'r-5004', '1', '{"operation":"deliver","method":"POST","route":"/orders/1/deliver","fingerprint":"44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a","status":"200","replayed":"false","rawTime":"2026-11-03T09:00:04.000Z","durationMs":"5"}'),
    (14, 8, 8, 1793696406000, NULL, 'north', 'last', 'r-5006', '3', '{"operation":"deliver","method":"POST","route":"/orders/3/deliver","fingerprint":"44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a","status":"201","replayed":"false","rawTime":"2026-11-03T09:00:06.000Z","durationMs":"5"}');

UPDATE tally SET count = 0 WHERE name = 'counted_seq';
UPDATE tally SET count = 0 WHERE name = 'in_progress';
UPDATE tally SET count = 4 WHERE name = 'saved';
UPDATE sqlite_sequence SET seq = 8 WHERE name = 'run';
UPDATE sqlite_sequence SET seq = 35 WHERE name = 'journal';
UPDATE sqlite_sequence SET seq = 5 WHERE name = 'idempotency_key';
UPDATE sqlite_sequence SET seq = 4 WHERE name = 'effect';
UPDATE sqlite_sequence SET seq = 14 WHERE name = 'evidence';
