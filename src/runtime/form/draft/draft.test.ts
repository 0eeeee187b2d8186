import { beforeEach, expect, it, vi } from 'vitest';
import type { FormField } from '../../../../core/model.ts';
import { draftable, findDraft, forgetDraft, keepDraft } from './draft.ts';

const field = (name: string, kind: string): FormField => ({ name, label: name, field: kind, span: 12 });
const mine = { place: '/dashboard/a/add', user: '1' };
const typed = { values: { name: 'Emma' }, start: { name: 'Em' }, basedOn: '7' };

/** A fake of localStorage: the keys are its own properties. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });
const openTab = () => vi.stubGlobal('sessionStorage', storage());

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  openTab();
});

it('a draft holds what was typed, but no password and no file', () => {
  const fields = [field('name', 'text'), field('secret', 'password'), field('cover', 'image')];
  const values = { name: 'Emma', secret: 'x', cover: { name: 'a.png', mime: 'image/png', bytes: 1 } };
  expect(draftable(fields, values)).toEqual({ name: 'Emma' });
});

it('a draft comes back only to the person and the form it was typed in, also in another tab', () => {
  keepDraft(mine, typed);
  openTab();
  expect(findDraft(mine)).toMatchObject(typed);
  expect(findDraft({ ...mine, user: '2' })).toBeUndefined();
  expect(findDraft({ ...mine, place: '/dashboard/b/add' })).toBeUndefined();
});

it('nothing is kept where nothing but a file was given', () => {
  const file = { name: 'TC-1.jpg', mime: 'image/jpeg', bytes: 1 };
  keepDraft(mine, { values: draftable([field('file', 'images')], { file: [file] }) });
  expect(findDraft(mine)).toBeUndefined();
});

it('several drafts are kept at once, each can be discarded', () => {
  const other = { ...mine, place: '/dashboard/b/add' };
  keepDraft(mine, typed);
  keepDraft(other, { values: { name: 'Olga' } });
  forgetDraft(findDraft(mine)?.key ?? '');
  expect(findDraft(mine)).toBeUndefined();
  expect(findDraft(other)).toMatchObject({ values: { name: 'Olga' } });
});

it('two tabs at the same form keep what was typed in each', () => {
  keepDraft(mine, typed);
  openTab();
  keepDraft(mine, { values: { name: 'Olga' } });
  const own = findDraft(mine);
  expect(own).toMatchObject({ values: { name: 'Olga' } });
  forgetDraft(own?.key ?? '');
  expect(findDraft(mine)).toMatchObject(typed);
});

it('a draft that nobody has come back to for a week is none', () => {
  keepDraft(mine, typed);
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 });
  expect(findDraft(mine)).toBeUndefined();
  vi.useRealTimers();
});

it('what is not a draft is none', () => {
  for (const text of ['', 'broken', '1', '{}', '{"values":[],"at":1}']) {
    localStorage.setItem(`draft 1 ${mine.place} x`, text);
    expect(findDraft(mine)).toBeUndefined();
  }
});
