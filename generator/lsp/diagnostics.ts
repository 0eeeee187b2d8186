import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { meantName } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problems.ts';
import { wordAt } from './ranges.ts';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  gap: DiagnosticSeverity.Information,
} as const;

/** A problem as an editor marks it: under the wrong word, with what helps. */
export function diagnosticOf(problem: Problem, text: string): Diagnostic {
  const { code, severity, file, line, column, remedy } = problem;
  return {
    range: wordAt(file, text, line, column),
    severity: SEVERITY[severity],
    source: 'backoffice',
    code,
    message: remedy ? `${problem.text}\n${remedy}` : problem.text,
  };
}

/** The fixes of a problem: the name that was meant takes the place of the wrong one. */
export function fixesOf(diagnostic: Diagnostic, uri: string): CodeAction[] {
  const name = meantName(String(diagnostic.message));
  if (name === undefined) return [];
  return [
    {
      title: `Write "${name}"`,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [diagnostic],
      edit: { changes: { [uri]: [{ range: diagnostic.range, newText: JSON.stringify(name) }] } },
    },
  ];
}
