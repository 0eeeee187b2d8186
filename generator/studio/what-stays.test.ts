import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NodeView, StudioState } from '../../core/studio.ts';
import { answerCall } from './calls.ts';
import { TestStudio } from './testing.ts';

const LIST = 'schemas/book/book-list.screen.json';
const FORM = 'schemas/book/book-add.screen.json';
const product = new TestStudio();

type Answer = Partial<StudioState> & {
  readonly refusal?: { readonly code: string; readonly message: string };
};
const ask = async (call: string, body: object) => (await answerCall(product.studio, call, body)) as Answer;
const textNow = () => product.studio.session.sources().get(LIST) ?? '';

describe('a part of a form that another one extends', { timeout: 60_000 }, () => {
  const EDIT = 'schemas/book/book-edit.screen.json';

  it('is offered as the other one has it, and begins so', async () => {
    const node = await answerCall(product.studio, 'node', { file: EDIT, pointer: '/fields' });
    const { additions } = node as NodeView;
    const due = { key: 'due', description: 'As in "book-add", to be changed here alone.' };
    expect(additions).toContainEqual({ ...due, empty: { when: { field: 'lent', is: 1 } } });
    expect(additions.map(({ key }) => key)).not.toContain('cover');
  });

  it('becomes its own by one step', async () => {
    const place = { file: EDIT, base: FORM, pointer: '/fields/lent' };
    const answer = await ask('override', place);
    expect(answer.difference).toContain('"lent": { "field": "switch", "initial": 0 } }');
    expect(answer.screens?.find(({ file }) => file === EDIT)?.extends).toBe('book-add');
    const sections = { file: EDIT, base: FORM, pointer: '/sections/0' };
    expect((await ask('override', sections)).refusal?.code).toBe('not-possible');
    expect((await ask('override', { ...place, pointer: '/fields/none' })).refusal).toBeDefined();
  });
});

describe('keys that are numbers', { timeout: 60_000 }, () => {
  const numbered = '"lent": { "field": "select", "choices": { "1": "Lent", "0": "Here" } }';
  const writeNumbered = () => {
    const path = join(product.root, LIST);
    const text = readFileSync(path, 'utf8').replace('"lent": { "field": "flags" }', numbered);
    expect(text).toContain(numbered);
    writeFileSync(path, text);
  };

  it('stay as they were written where something beside them moves', async () => {
    writeNumbered();
    await ask('edit', {
      operations: [{ op: 'move', file: LIST, pointer: '/columns/lent', before: 'title' }],
    });
    expect(textNow()).toContain(numbered);
    expect(textNow().indexOf('"lent": { "choices"')).toBeLessThan(textNow().indexOf('"title": {}'));
  });

  it('are not moved: no reader would notice', async () => {
    writeNumbered();
    const pointer = '/filters/lent/choices/0';
    const answer = await ask('edit', { operations: [{ op: 'move', file: LIST, pointer, before: '1' }] });
    expect(answer.refusal?.message).toContain('stands in the order of those');
  });
});
