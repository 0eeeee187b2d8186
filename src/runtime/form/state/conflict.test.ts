import { describe, expect, it } from 'vitest';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { mergeRecord } from './conflict.ts';
import { FormStore } from './form-store.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...more,
});
const fields = [
  field('title'),
  field('pages'),
  field('shelf_id', { options: { value: 'id', label: 'name', current: 'shelf.name' } }),
  field('secret', { from: null }),
];
// Only these properties of a screen are read.
const screen = partOf<FormScreen>({ fields, initial: {}, version: 'version' });
const record = { title: 'Emma', pages: 300, shelf_id: 1, shelf: { name: 'Novels' }, version: '7' };

function opened(typed: Record<string, unknown> = {}) {
  const store = new FormStore({ title: 'Emma', pages: 300, shelf_id: 1 });
  store.basedOn = '7';
  for (const [name, value] of Object.entries(typed)) store.commit(name, value);
  const meet = (theirs: object) =>
    mergeRecord({ screen, store }, { ...record, version: '8', ...theirs }).map((one) => [
      one.field.name,
      one.theirs,
      one.yours,
    ]);
  return { store, meet };
}

describe('a form and its record as somebody else has saved it', () => {
  it('have nothing to decide where others changed what the form does not hold', () => {
    const { store, meet } = opened({ title: 'Persuasion' });
    expect(meet({ cover: 'x.png' })).toEqual([]);
    expect([store.value('title'), store.basedOn, store.conflict()]).toEqual(['Persuasion', '8', undefined]);
  });

  it('have nothing to decide where both say the same', () => {
    expect(opened({ title: 'Persuasion' }).meet({ title: 'Persuasion' })).toEqual([]);
  });

  it('differ where both changed a field: what is typed stays and counts as a change of theirs', () => {
    const { store, meet } = opened({ title: 'Persuasion' });
    expect(meet({ title: 'Emma, again' })).toEqual([['title', 'Emma, again', 'Persuasion']]);
    expect(store.value('title')).toBe('Persuasion');
    expect(store.changes()).toEqual({ title: 'Persuasion' });
  });

  it('show what others changed and nobody here has touched, which follows', () => {
    const { store, meet } = opened({ title: 'Persuasion' });
    expect(meet({ pages: 310 })).toEqual([['pages', 310, 300]]);
    expect(store.values()).toMatchObject({ title: 'Persuasion', pages: 310 });
  });

  it('read what a control still holds', () => {
    const { store, meet } = opened();
    store.note('title', () => 'Persuasion');
    expect(meet({ title: 'Emma, again' })).toEqual([['title', 'Emma, again', 'Persuasion']]);
  });

  it('know how the record that others chose reads', () => {
    const { store, meet } = opened({ shelf_id: 2 });
    meet({ shelf_id: 3, shelf: { name: 'Poems' } });
    expect(store.label('shelf_id', 3)).toBe('Poems');
  });

  it('keep an undecided field when they meet a second time', () => {
    const { meet } = opened({ title: 'Persuasion' });
    meet({ title: 'Emma, again' });
    expect(meet({ title: 'Emma, again', pages: 310 })).toEqual([
      ['title', 'Emma, again', 'Persuasion'],
      ['pages', 310, 300],
    ]);
  });

  it('never speak of what the record does not fill', () => {
    const { store, meet } = opened({ secret: 'x' });
    expect(meet({ secret: 'y' })).toEqual([]);
    expect(store.value('secret')).toBe('x');
  });
});
