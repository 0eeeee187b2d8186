import { expect, it } from 'vitest';
import type { FormField } from '../../model.ts';
import { draftable, readDraft, writeDraft } from './draft.ts';

const field = (name: string, kind: string): FormField => ({ name, label: name, field: kind, span: 12 });
const mine = { route: '/dashboard/a/add', user: '1' };

it('a draft holds what was typed, but no password and no file', () => {
  const fields = [field('name', 'text'), field('secret', 'password'), field('cover', 'image')];
  const values = { name: 'Emma', secret: 'x', cover: { name: 'a.png', mime: 'image/png', bytes: 1 } };
  expect(draftable(fields, values)).toEqual({ name: 'Emma' });
});

it('a draft comes back only to the person and the address it was typed at', () => {
  const text = writeDraft(mine, { values: { name: 'Emma' }, start: { name: 'Em' }, basedOn: '7' });
  expect(readDraft(text, mine)).toMatchObject({
    values: { name: 'Emma' },
    start: { name: 'Em' },
    basedOn: '7',
  });
  expect(readDraft(text, { ...mine, user: '2' })).toBeUndefined();
  expect(readDraft(text, { ...mine, route: '/dashboard/b/add' })).toBeUndefined();
});

it('what is not a draft is none', () => {
  for (const text of [null, '', 'broken', '1', '{}', '{"values":[]}'])
    expect(readDraft(text, mine)).toBeUndefined();
});
