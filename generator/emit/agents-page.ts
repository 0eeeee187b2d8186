import type { Language } from '../load/language.ts';
import { AGENT_TOOLS } from './agent-tools.ts';
import { fileKinds } from './reference-page.ts';

/** AGENTS.md: what a program has to know that changes this product, from the sources of the reference and of its tools. */
export function agentsPage({ grammar }: Language): string {
  const kinds = Object.entries(fileKinds).flatMap(([document, file]) => {
    const description = grammar.get(document)?.description;
    return typeof description === 'string' ? [`| \`${file}\` | ${description} |`] : [];
  });
  const tools = Object.entries(AGENT_TOOLS).map(([name, text]) => `| \`${name}\` | ${text} |`);
  return `${[
    '<!-- Generated from generator/emit/agents-page.ts, agent-tools.ts and schemas/language/ by `npm run generate`. Edit those instead of this file. -->',
    ...BEGINNING,
    '| file in `schemas/` | says |',
    '| --- | --- |',
    ...kinds,
    '',
    ...TOOLS_BEGIN,
    '| tool | does |',
    '| --- | --- |',
    ...tools,
    '',
    ...END,
  ].join('\n')}\n`;
}

const BEGINNING = [
  '# For programs that write code here',
  'This is a back-office whose screens, calls and tables are declared as JSON in `schemas/`, compiled by `generator/`, drawn by `src/runtime/` and answered by `server/`. A change of the product is a change of declarations first; TypeScript is the last rung.',
  '',
  '## Before you change anything',
  '- The map and the two commands: [README.md](README.md). Where each kind of change is made: [docs/where-do-i-change.md](docs/where-do-i-change.md).',
  '- The language, one page a subject: [docs/language.md](docs/language.md); every word of it: [docs/reference.md](docs/reference.md). What is not said comes by default: `npm run full -- NAME` prints a declaration with all of it.',
  '- Who declares and uses a name: `npm run where -- NAME`.',
  '- A new noun: write its `*.entity.json` (and roles), then `npm run new-screen -- NOUN`, which writes list, page, forms, calls, migration and demo rows: [docs/walk-through.md](docs/walk-through.md).',
  '',
];

const TOOLS_BEGIN = [
  '`npm run mcp` serves these tools over the Model Context Protocol. Changes are data: {op, file, pointer, value}, as `generator/edit` reads them.',
  '',
];

const END = [
  '## While you change it',
  '- `npm run check -- --format json` reports every mistake with file, line, code and remedy; the codes are explained in [docs/diagnostics.md](docs/diagnostics.md). `--changed REF` reports only what a change can affect.',
  '- `npm run rename -- OLD NEW` renames in all declarations and translations; `--dry` only shows it.',
  '- `npm run generate` writes the generated files. They are committed, except those in `compiled/`; never edit them by hand.',
  '- Keep the order and the layout of declarations: a reviewer reads the difference. JSON has no comments here.',
  '- Labels, routes, calls and messages are a contract with users and other programs. Do not correct their spelling.',
  '',
  '## Rules that are checked',
  '- Rooms import in one direction: `.dependency-cruiser.cjs` has one sentence for each rule.',
  '- Functions up to 60 lines, files up to 400; no `any`, no `!`, no disabled rule without its reason.',
  '- A text that people read is a source text in English with translations in `schemas/locales/`.',
  '- A migration is never changed once it is committed; a new one is added.',
  '',
  '## Before you hand it over',
  '- `npm run test:quick` for the inner loop, `npm test` for everything.',
  '- Each new behaviour has a test at the lowest floor that can show it, and the test was seen failing: [docs/testing.md](docs/testing.md).',
  '- Why something is as it is stands in [docs/decisions](docs/decisions/README.md). A change of such a choice is a new record.',
];
