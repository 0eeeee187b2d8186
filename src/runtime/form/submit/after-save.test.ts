import { expect, it } from 'vitest';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { FormStore } from '../state/form-store.ts';
import { settleSaved } from './after-save.ts';

const field = (name: string, from?: null): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...(from === null ? { from } : {}),
});
const saved = (then: FormScreen['submit']['then']) => {
  const store = new FormStore({ name: 'a' });
  store.files.put('cover', new File(['x'], 'cover.png'));
  store.commit('name', 'b');
  store.commit('cover', { name: 'cover.png', mime: 'image/png', bytes: 1 });
  // Only these properties of a screen are read.
  const screen = partOf<FormScreen>({ fields: [field('name'), field('cover', null)], submit: { then } });
  settleSaved({ store, screen });
  return { values: store.values(), file: store.files.get('cover'), dirty: store.isDirty() };
};

it('a form that stays after saving does not send the same file again, and holds the rest', () => {
  expect(saved({})).toEqual({ values: { name: 'b', cover: undefined }, file: undefined, dirty: false });
});

it('a form that is left keeps what it shows until it is gone', () => {
  const { values, file, dirty } = saved({ back: true });
  expect(values.cover).toMatchObject({ name: 'cover.png' });
  expect([file?.name, dirty]).toEqual(['cover.png', false]);
});
