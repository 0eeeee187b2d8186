import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/fixtures/library-server.ts';
import { checks } from './library/checks.ts';
import { loanHandlers, loanSteps } from './library/loan-steps.ts';
import openapi from './library/server/generated/compiled/openapi.json' with { type: 'json' };
import { endpoints } from './library/server/generated/endpoints.ts';
import { entities } from './library/server/generated/entities.ts';
import { addTables } from './library/tables.ts';

const LIBRARIAN = 1;
const READER = 9;

let library: TestServer;
beforeAll(async () => {
  const handlers = { 'desk.sign-in': async () => ({}), ...loanHandlers };
  const rules = { checks, lifecycles: loanSteps };
  const parts = { endpoints, entities, handlers, ...rules, roleNames: {}, productName: 'Library' };
  library = await startTestServer([LIBRARIAN, READER], addTables, parts);
});
afterAll(() => library.close());

const report = (query: string, role = LIBRARIAN) => library.call(role, 'GET', `/api/loans/report${query}`);

it('a declared report answers its groups in the envelope of a list, narrowed by what its call says', async () => {
  expect((await report('?step=month')).body).toEqual({
    data: [
      { group: '2026-03-01', count: 1, fine: 0 },
      { group: '2026-12-01', count: 1, fine: 0 },
    ],
  });
  expect((await report('?by=book.title&borrower=Ana')).body.data).toEqual([
    { group: 'Terra Sonâmbula', count: 1, fine: 0 },
  ]);
  expect((await report('?by=state&start_date=2026-04-01')).body.data).toMatchObject([{ group: 'reserved' }]);
});

it('refuses who may not, and what it was not declared to group by', async () => {
  expect((await report('', READER)).status).toBe(403);
  for (const query of ['by=fine', 'step=year', 'start_date=2026-02-01&end_date=2026-01-01', 'start_date=x'])
    expect((await report(`?${query}`)).status, query).toBe(422);
});

it('the API document says what may be asked and what is answered', () => {
  const { parameters, responses } = openapi.paths['/api/loans/report'].get;
  expect(parameters.map(({ name }) => name)).toEqual(['by', 'step', 'start_date', 'end_date', 'borrower']);
  expect(JSON.stringify(responses['200'])).toContain('"fine":{"type":"number"}');
});
