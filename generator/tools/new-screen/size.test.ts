import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workshop } from './testing.ts';

const { copy, at, read, write, run, printed } = workshop();

const VISIT = {
  table: 'visits',
  fields: {
    name: { type: 'string', maxLength: 100 },
    phone: { type: ['string', 'null'], maxLength: 30 },
    city: { type: ['string', 'null'], maxLength: 50 },
    since: { type: ['string', 'null'], format: 'date' },
    fee: { type: ['number', 'null'] },
  },
};
const linesOf = (file: string) => readFileSync(at(file), 'utf8').trimEnd().split('\n').length;
const written = () =>
  Object.fromEntries(
    readdirSync(at('schemas/visit')).map((file) => [file, linesOf(`schemas/visit/${file}`)]),
  );
const sum = (lines: Readonly<Record<string, number>>) => Object.values(lines).reduce((a, b) => a + b, 0);

/** As most products say once: what parameters of lists are called, and which words are acronyms. */
function usual(): void {
  const app = read('schemas/app.json');
  write('schemas/app.json', {
    ...app,
    defaults: { ...app.defaults, acronyms: ['ID'], list: { page: 'page', size: 'size', search: 'q' } },
  });
}

it('a plain noun needs at most 10 lines by hand and 45 that are written', { timeout: 60_000 }, async () => {
  usual();
  write('schemas/visit/visit.entity.json', VISIT);
  const byHand = linesOf('schemas/visit/visit.entity.json');
  const menu = linesOf('schemas/app.json');
  expect(await run('visit', 'staff'), printed()).toBe(0);
  const all = written();
  expect(byHand).toBeLessThanOrEqual(10);
  expect(sum(all) - byHand + linesOf('schemas/app.json') - menu, JSON.stringify(all)).toBeLessThanOrEqual(45);
});

it('a report is written when it is asked for, with its place in the menu', { timeout: 60_000 }, async () => {
  write('schemas/visit/visit.entity.json', VISIT);
  expect(await run('visit', 'staff', true), printed()).toBe(0);
  expect(read('schemas/visit/visit-report.screen.json')).toMatchObject({ kind: 'report' });
  expect(read('schemas/visit/visit.endpoints.json').endpoints['visit.report'].resource).toEqual({
    do: 'report',
    by: ['since'],
    sum: ['fee'],
  });
  // Each write refreshes list, record and report, which is the default.
  for (const call of Object.values(read('schemas/visit/visit.endpoints.json').endpoints))
    expect(call).not.toHaveProperty('invalidates');
  const screens = read('schemas/app.json').navigation.map(({ screen }: { screen: string }) => screen);
  expect(screens.slice(-2)).toEqual(['visit-list', 'visit-report']);
  const { files } = await copy.project().compile();
  expect(files?.has('src/generated/product/screens/visit-report.ts')).toBe(true);
});
