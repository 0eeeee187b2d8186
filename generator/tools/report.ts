import { type Code, diagnostics } from '../diagnostics/codes.ts';
import { formatProblems, type Problem } from '../diagnostics/problems.ts';
import type { Difference } from '../write/output.ts';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** What a check found: problems of declarations, and generated files that are not what the declarations say. */
export interface Report {
  readonly problems: readonly Problem[];
  readonly stale: readonly Difference[];
  /** The command that makes stale files fresh. */
  readonly remedy: string;
}

/** The report in one of the formats that other programs read. */
export function printReport(report: Report, format: Format): string {
  if (format === 'json') return JSON.stringify(report, null, 2);
  if (format === 'github') return githubLines(report).join('\n');
  if (format === 'sarif') return JSON.stringify(sarif(report), null, 2);
  return textLines(report).join('\n');
}

function textLines({ problems, stale, remedy }: Report): string[] {
  const count = stale.length === 1 ? '1 generated file is' : `${stale.length} generated files are`;
  return [
    ...(problems.length > 0 ? [formatProblems(problems)] : []),
    ...stale.map(({ path, kind, line }) => `${kind.padEnd(9)}  ${path}${line ? `:${line}` : ''}`),
    ...(stale.length > 0 ? [`${count} not what schemas/ says. Run: ${remedy}`] : []),
  ];
}

const wordsOf = ({ text, remedy }: Problem) => (remedy ? `${text} ${remedy}` : text);
const STALE = 'This generated file is not what schemas/ says.';

const LEVELS = { error: 'error', gap: 'error', warning: 'warning' } as const;

/** Workflow commands, which GitHub shows at the lines of a change. */
function githubLines({ problems, stale, remedy }: Report): string[] {
  const command = (level: string, place: Readonly<Record<string, string | number>>, text: string) => {
    const properties = Object.entries(place).map(([key, value]) => `${key}=${property(String(value))}`);
    return `::${level} ${properties.join(',')}::${data(text)}`;
  };
  return [
    ...problems.map((problem) => {
      const { severity, file, line, column, code } = problem;
      return command(LEVELS[severity], { file, line, col: column, title: code }, wordsOf(problem));
    }),
    ...stale.map(({ path, line = 1 }) => command('error', { file: path, line }, `${STALE} Run: ${remedy}`)),
  ];
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** SARIF 2.1.0, for code scanning. */
function sarif({ problems, stale, remedy }: Report) {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const location = (uri: string, startLine: number, startColumn = 1) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine, startColumn } },
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: [...codes.map(ruleOf), STALE_RULE] } },
        results: [
          ...problems.map((problem) => ({
            ruleId: problem.code,
            level: LEVELS[problem.severity],
            message: { text: wordsOf(problem) },
            locations: [location(problem.file, problem.line, problem.column)],
          })),
          ...stale.map(({ path, line = 1 }) => ({
            ruleId: STALE_RULE.id,
            level: 'error',
            message: { text: `${STALE} Run: ${remedy}` },
            locations: [location(path, line)],
          })),
        ],
      },
    ],
  };
}

const STALE_RULE = { id: 'stale', shortDescription: { text: 'A generated file is stale' } };

function ruleOf(code: Code) {
  const { title, explanation } = diagnostics[code];
  return { id: code, shortDescription: { text: title }, fullDescription: { text: explanation } };
}
