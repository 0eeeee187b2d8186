import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readErrors } from '../../core/validation/read-errors.ts';
import { startTestServer, type TestServer } from '../../server/fixtures/library-server.ts';
import { form } from '../../server/fixtures/multipart.ts';
import { flatten } from '../../src/runtime/data/encode.ts';
import { allowed, cases, dice } from '../property.ts';
import { checks } from './library/checks.ts';
import { messages, validate } from './library/domain/generated/compiled/bodies/programme-create.ts';
import type { ProgrammeGroups } from './library/domain/generated/types/programme.ts';
import { loanHandlers, loanSteps } from './library/loan-steps.ts';
import openapi from './library/server/generated/compiled/openapi.json' with { type: 'json' };
import { endpoints } from './library/server/generated/endpoints.ts';
import { entities } from './library/server/generated/entities.ts';
import { addTables } from './library/tables.ts';

const LIBRARIAN = 1;
const TOO_DEEP = 'Groups may be nested at most 8 deep.';

let library: TestServer;
beforeAll(async () => {
  const handlers = { 'desk.sign-in': async () => ({}), ...loanHandlers };
  const rules = { checks, lifecycles: loanSteps };
  const parts = { endpoints, entities, handlers, ...rules, roleNames: {}, productName: 'Library' };
  library = await startTestServer([LIBRARIAN], addTables, parts);
});
afterAll(() => library.close());

type Encode = (body: Record<string, unknown>) => Pick<InjectOptions, 'payload' | 'headers'>;

/** What the page sends, in each of its encodings. */
const encodings: Readonly<Record<string, Encode>> = {
  json: (body) => ({ payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  form: (body) => ({
    payload: new URLSearchParams(flatten(body)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  multipart: (body) => {
    const pairs = flatten(body);
    expect(new Set(pairs.map(([name]) => name).filter((name) => !name.endsWith('[]'))).size).toBe(
      pairs.filter(([name]) => !name.endsWith('[]')).length,
    );
    return parts(pairs);
  },
};

/** A multipart body of texts, names repeated where the page repeats them. */
function parts(pairs: readonly (readonly [string, string])[]): ReturnType<Encode> {
  const chunks = pairs.map(([name, text]) => form({ [name]: text }));
  const end = Buffer.from('--fixture-boundary--\r\n');
  const opened = chunks.map(({ payload }) => (payload as Buffer).subarray(0, -end.length));
  return { payload: Buffer.concat([...opened, end]), headers: form({}).headers ?? {} };
}

const create = (encoding: string, body: Record<string, unknown>) =>
  library.call(LIBRARIAN, 'POST', '/api/programmes', encodings[encoding]?.(body));

/** Groups inside each other, one per level. */
function nest(depth: number): ProgrammeGroups {
  let groups: ProgrammeGroups = [];
  for (let level = 0; level < depth; level += 1) groups = [{ title: `Level ${depth - level}`, groups }];
  return groups;
}

describe.each(Object.keys(encodings))('recursive data as %s', (encoding) => {
  it('comes back as it was sent, whatever the tree', { timeout: allowed(30_000) }, async () => {
    const roll = dice(encoding.length);
    for (let left = cases(`trees as ${encoding}`, 25); left > 0; left -= 1) {
      const body = { title: `Tree ${left}`, groups: tree(roll, 8) };
      expect(validate(body)).toBe(true);
      const { status, body: answer } = await create(encoding, body);
      expect([status, answer.data?.groups]).toEqual([200, body.groups]);
      const read = await library.call(LIBRARIAN, 'GET', `/api/programmes/${answer.data.id}`);
      expect(read.body.data.groups).toEqual(body.groups);
    }
  });

  it('is told what is wrong in it by the same words as on the page', {
    timeout: allowed(30_000),
  }, async () => {
    const roll = dice(7);
    for (let left = cases(`wrong trees as ${encoding}`, 15); left > 0; left -= 1) {
      const body = { title: 'Wrong', groups: spoilt(roll, tree(roll, 6)) };
      const page = validate(body) ? [] : readErrors(validate.errors, messages);
      const { status, body: answer } = await create(encoding, body);
      expect(status).toBe(page.length > 0 ? 422 : 200);
      if (page.length === 0) continue;
      const told = answer.errors.map(({ field, message }: Record<string, unknown>) => `${field} ${message}`);
      expect(told).toEqual(page.map(({ field, message }) => `${field} ${message}`));
    }
  });

  it('may hold 8 groups inside each other, and 9 are refused at the ninth', async () => {
    expect((await create(encoding, { title: 'Deep', groups: nest(8) })).status).toBe(200);
    const { status, body } = await create(encoding, { title: 'Deeper', groups: nest(9) });
    const field = `groups${'.0.groups'.repeat(8)}`;
    expect([status, body.errors]).toEqual([422, [{ field, message: TOO_DEEP, params: { limit: 8 } }]]);
  });
});

describe('hostile trees', () => {
  it.each([33, 100, 10_000])('of %i levels are refused, and the server goes on', async (depth) => {
    const payload = `{"title":"x","groups":${'[{"title":"x","groups":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json' };
    const { status } = await library.call(LIBRARIAN, 'POST', '/api/programmes', { payload, headers });
    expect(status).toBe(400);
    const name = `groups${'[0][groups]'.repeat(depth)}[0][title]`;
    const form = { payload: `${name}=x`, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await library.call(LIBRARIAN, 'POST', '/api/programmes', form)).status).toBe(400);
    expect((await library.call(LIBRARIAN, 'GET', '/api/programmes')).status).toBe(200);
  });

  it('of 5 MB are too large, and of a hundred thousand wrong groups are told briefly', async () => {
    const groups = (count: number) => Array.from({ length: count }, () => ({ title: '', groups: [{}] }));
    expect((await create('json', { title: 'x', groups: groups(160_000) })).status).toBe(413);
    const begin = performance.now();
    const { status, body } = await create('json', { title: 'x', groups: groups(50_000) });
    expect([status, body.errors.length <= 500]).toEqual([422, true]);
    expect(performance.now() - begin).toBeLessThan(15_000);
  });
});

it('the document refers to what holds itself by its name', () => {
  const schemas = openapi.components.schemas as Record<string, { items?: { properties?: unknown } }>;
  expect(schemas.ProgrammeGroups?.items?.properties).toMatchObject({
    groups: { $ref: '#/components/schemas/ProgrammeGroups', 'x-depth': 8 },
  });
});

/** Some groups, at most so many levels of them, as the page would send them. */
function tree(roll: () => number, depth: number): ProgrammeGroups {
  const group = () => ({
    title: `Group ${Math.floor(roll() * 1000)} [a]&=é`,
    ...(roll() < 0.5 ? { books: Array.from({ length: Math.floor(roll() * 3) }, (_, at) => at + 1) } : {}),
    ...(roll() < 0.3 ? { evening: roll() < 0.5 ? null : '2026-05-01' } : {}),
    ...(depth > 1 && roll() < 0.7 ? { groups: tree(roll, depth - 1) } : {}),
  });
  return Array.from({ length: Math.floor(roll() * 3) + (depth === 8 ? 1 : 0) }, group);
}

/** The same with a few wrong values, at any depth. */
function spoilt(roll: () => number, groups: ProgrammeGroups): ProgrammeGroups {
  return groups.map((group) => ({
    ...group,
    ...(roll() < 0.2 ? { title: ' ' } : {}),
    ...(roll() < 0.1 ? { evening: '2026-02-30' } : {}),
    ...(group.groups ? { groups: spoilt(roll, group.groups) } : {}),
  }));
}
