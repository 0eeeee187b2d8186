import { expect, it, vi } from 'vitest';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { FormStore } from '../state/form-store.ts';
import { takeRecord } from './take-record.ts';

vi.mock('../../ui/toasts/notify.ts', () => ({ notify: vi.fn() }));

const field: FormField = { name: 'title', label: 'title', field: 'text', span: 12 };
const screen = partOf<FormScreen>({ fields: [field], initial: {}, version: 'version' });

function taken(typed: string | undefined, record: object, first = false) {
  vi.mocked(notify).mockClear();
  const store = new FormStore({ title: 'Emma' });
  store.basedOn = '7';
  if (typed !== undefined) store.commit('title', typed);
  takeRecord({ screen, store }, { version: '8', ...record }, first);
  return [store.value('title'), store.basedOn, store.conflict()?.kind, vi.mocked(notify).mock.calls.length];
}

it('an untouched form follows the record, and says so in passing', () => {
  expect(taken(undefined, { title: 'Persuasion' })).toEqual(['Persuasion', '8', undefined, 1]);
});

it('says nothing where the form had only what an older page knew, or where nothing it shows has changed', () => {
  expect(taken(undefined, { title: 'Persuasion' }, true)).toEqual(['Persuasion', '8', undefined, 0]);
  expect(taken(undefined, { title: 'Emma' })).toEqual(['Emma', '8', undefined, 0]);
});

it('what is typed stays, and the form asks', () => {
  expect(taken('Mansfield Park', { title: 'Persuasion' })).toEqual(['Mansfield Park', '8', 'changed', 0]);
});

it('the same version is the same record', () => {
  expect(taken('Mansfield Park', { title: 'Emma', version: '7' })).toEqual([
    'Mansfield Park',
    '7',
    undefined,
    0,
  ]);
});
