package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Completeness;
import claimdesk.app.casework.Topic;
import claimdesk.app.finding.CaseFindings;
import claimdesk.app.finding.Finding;
import java.util.ArrayList;
import java.util.List;

/** What a case comes to: a function of its rows and of nothing else. */
public record Verdict(
        Topic subject, Completeness completeness, List<Statement> statements, List<Finding> findings, Advice advice) {

    public Verdict {
        statements = List.copyOf(statements);
        findings = List.copyOf(findings);
    }

    public static Verdict of(Case whole) {
        Case one = whole.judged();
        List<Finding> findings = CaseFindings.of(one);
        List<Statement> statements = new ArrayList<>();
        statements.addAll(DeedStatements.of(one));
        statements.addAll(ToldStatements.of(one));
        statements.addAll(SavedStatements.of(one));
        statements.addAll(EffectStatements.of(one));
        statements.addAll(CauseStatements.of(one, findings));
        return new Verdict(
                one.topic(), one.completeness(), statements, findings, AdviceGiver.advice(one, statements, findings));
    }
}
