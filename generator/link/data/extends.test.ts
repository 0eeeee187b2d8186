import { expect, it } from 'vitest';
import { formatProblems } from '../../diagnostics/problems.ts';
import { applied } from '../../edit/apply.ts';
import type { Operation } from '../../edit/operations.ts';
import { compileSources, withOverlay } from '../../testing.ts';

const file = 'schemas/outline/outline.endpoints.json';
const unused = 'Shows what a call takes over.';
const call = (id: string, value: object): Operation => ({
  op: 'add',
  file,
  pointer: `/endpoints/${id}`,
  value: { roles: 'staff', unused, ...value },
});
const compiled = (...operations: Operation[]) =>
  compileSources(applied(withOverlay(new Map()), operations).files);

/** A call whose body is that of another. */
const SAME = call('outline.same', {
  path: 'POST /api/outline/same',
  answer: 'alert',
  body: { $ref: '#/endpoints/outline.create/body' },
});

it('a call may extend one with recursive data, and one whose body is a reference', {
  timeout: 60_000,
}, async () => {
  const { problems, files } = await compiled(
    call('outline.try', {
      extends: 'outline.create',
      path: 'POST /api/outline/try',
      body: { properties: { subtitle: null, parts: { maxItems: 7 } } },
    }),
    SAME,
    call('outline.titled', {
      extends: 'outline.same',
      path: 'POST /api/outline/titled',
      body: { properties: { subtitle: null } },
    }),
  );
  expect(formatProblems(problems)).toBe('');
  const body = (id: string) => files?.get(`domain/generated/compiled/bodies/outline-${id}.ts`);
  expect(body('try')).toMatch(/maxItems: 7[\s\S]*depth: 4/);
  expect(body('titled')).toContain('depth: 4');
  for (const id of ['try', 'titled']) expect(body(id)).not.toContain('subtitle');
  expect(body('same')).toContain('subtitle');
});

it('what a reference leads to can be left out, and nothing else', { timeout: 60_000 }, async () => {
  const { problems } = await compiled(
    SAME,
    call('outline.titled', {
      extends: 'outline.same',
      path: 'POST /api/outline/titled',
      body: { properties: { subtitel: null } },
    }),
  );
  expect(problems.map(({ code, at }) => [code, at])).toEqual([
    ['CAL-13', 'endpoints["outline.titled"].body.properties.subtitel'],
  ]);
});

it('a call of another file takes over what a reference leads to in the file of the first', {
  timeout: 60_000,
}, async () => {
  const copied = { unused, extends: 'outline.same', path: 'POST /api/outline/copied' };
  const { problems, files } = await compiled(SAME, {
    op: 'add',
    file: 'schemas/outline/more.endpoints.json',
    pointer: '',
    value: { roles: 'staff', endpoints: { 'outline.copied': copied } },
  });
  expect(formatProblems(problems)).toBe('');
  expect(files?.get('domain/generated/compiled/bodies/outline-copied.ts')).toContain('subtitle');
});
