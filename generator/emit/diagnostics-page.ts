import { type Code, diagnostics } from '../diagnostics/codes.ts';

const severities = {
  error: 'Error: nothing is written.',
  gap: 'Gap: the check fails, `generate` writes all the same.',
  warning: 'Warning: fails nothing.',
};

const families: Readonly<Record<string, string>> = {
  LOD: 'Reading the files',
  SHP: 'The shape of a declaration',
  APP: 'The product',
  REF: 'Names of other declarations',
  VAL: 'Values and references',
  CAL: 'Calls',
  ROL: 'Roles',
  RTE: 'Routes and paths',
  CND: 'Conditions',
  OPT: 'Cells and fields',
  ACT: 'Actions',
  FRM: 'Forms',
  STP: 'Forms in steps',
  LST: 'Lists',
  GRD: 'Grids',
  ENT: 'Entities',
  LIV: 'Live',
  WGT: 'Widgets',
  LIF: 'Lifecycles',
  SCH: 'Data schemas',
  RES: 'Generic resources',
  SQL: 'Tables',
  CHK: 'Checks',
  RPT: 'Reports',
  JOB: 'Long work',
  TAB: 'Tabs',
  TXT: 'Texts',
  USE: 'Use',
};

/** docs/diagnostics.md: every problem that the compiler can report, with what it means. */
export function diagnosticsPage(): string {
  const lines = [
    '<!-- Generated from generator/diagnostics/ by `npm run generate`. Edit that instead of this file. -->',
    '# Diagnostics',
    '',
    'What `npm run check` and `npm run generate` can report. Each has an example in `generator/cases/<code>`, with what puts it right in its `remedy.json`.',
  ];
  for (const [family, title] of Object.entries(families)) {
    lines.push('', `## ${title}`);
    for (const code of Object.keys(diagnostics) as Code[]) {
      if (code.startsWith(family)) lines.push(...entry(code));
    }
  }
  return `${lines.join('\n')}\n`;
}

function entry(code: Code): string[] {
  const { title, explanation, example, severity } = diagnostics[code];
  return [
    '',
    `### ${code} ${title}`,
    '',
    `${explanation} ${severities[severity]}`,
    '',
    `Example: \`${example}\``,
  ];
}
