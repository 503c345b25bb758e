package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.UnusableFileException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads and writes mappings as YAML or JSON; {@code docs/evidence.md} describes them. Thread-safe. */
public final class MappingFiles {

    private static final int BYTES_MAX = 64 * 1024;
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .build();
    private static final ObjectMapper JSON = new ObjectMapper();

    private MappingFiles() {}

    /**
     * Reads at most 64 KiB of UTF-8.
     *
     * @throws UnusableFileException if it is no mapping
     */
    public static Mapping read(Path file) throws IOException {
        return parse(text(file));
    }

    static String text(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(BYTES_MAX + 1);
            if (bytes.length > BYTES_MAX) {
                throw new UnusableFileException("a mapping has at most " + BYTES_MAX / 1024 + " KiB");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /**
     * Reads what {@link #write} wrote, or a person did.
     *
     * @throws UnusableFileException if it is no mapping
     */
    public static Mapping parse(String given) {
        return new MappingTree(tree(given)).read();
    }

    static ObjectNode tree(String given) {
        String text = given.startsWith("\uFEFF") ? given.substring(1) : given;
        JsonNode root;
        try {
            root = (text.stripLeading().startsWith("{") ? JSON : YAML).readTree(text);
        } catch (JsonProcessingException wrong) {
            throw new UnusableFileException("line " + wrong.getLocation().getLineNr() + " is neither YAML nor JSON");
        }
        if (!root.isObject()) {
            throw new UnusableFileException(
                    "a mapping is a YAML mapping or a JSON object, with fields such as columns:");
        }
        return (ObjectNode) root;
    }

    /** The mapping as YAML; reads back as an equal mapping. */
    public static String write(Mapping mapping) {
        return text(tree(mapping));
    }

    static ObjectNode tree(Mapping mapping) {
        ObjectNode root = JSON.createObjectNode();
        if (!mapping.name().isEmpty()) {
            root.put("name", mapping.name());
        }
        mapping.kind().ifPresent(kind -> root.put("kind", kind.text()));
        if (!mapping.columns().isEmpty()) {
            ObjectNode columns = root.putObject("columns");
            mapping.columns().forEach((field, column) -> columns.put(field.text(), column));
        }
        LayoutHint layout = mapping.layout();
        layout.delimiter().ifPresent(delimiter -> root.put("delimiter", String.valueOf(delimiter)));
        layout.hasHeader().ifPresent(header -> root.put("header", header));
        layout.encoding().ifPresent(encoding -> root.put("encoding", encoding.name()));
        root.put("clock", mapping.times().clock().text());
        mapping.times().zone().ifPresent(zone -> root.put("zone", zone.getId()));
        root.put("epoch", mapping.times().unit().text());
        mapping.absent().stream().sorted().forEach(root.putArray("absent")::add);
        mapping.effect().ifPresent(effect -> root.put("effect", effect));
        return root;
    }

    static String text(ObjectNode root) {
        try {
            return YAML.writeValueAsString(root);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("texts are always YAML", impossible);
        }
    }
}
