import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint, GridScreen } from '../../model.ts';
import { errorsOfRow } from './row-body.ts';
import { RowEdits } from './row-edits.ts';

/** The flag takes only on or off: a rule that looks at the key, which the call is given. */
function validate(data: unknown): boolean {
  const { key, value } = data as { key?: string; value?: string };
  const right = key !== 'flag' || value === 'on' || value === 'off';
  validate.errors = right ? null : [{ instancePath: '/value', keyword: 'enum', params: {} }];
  return right;
}
validate.errors = null as null | { instancePath: string; keyword: string; params: Record<string, never> }[];

const endpoint: Endpoint = {
  id: 'setting.update',
  method: 'POST',
  path: '/setting',
  roles: [1],
  effect: 'write',
  envelope: 'alert',
};
const screen: GridScreen = {
  ...{ id: 'settings', file: '', title: 'Settings', roles: [1], route: '/settings', kind: 'grid' },
  ...{ source: { endpoint }, key: 'key', pageSize: 10, columns: [] },
  edit: {
    call: { endpoint, with: { key: { from: 'row', path: 'key' } } },
    fields: [{ name: 'value', label: 'Value', field: 'text', span: 12 }],
    body: {
      schema: { type: 'object', properties: { value: { type: 'string' } } },
      validate,
      messages: { '/value': { enum: 'On or off.' } },
    },
    ...{ label: 'Edit', save: 'Save', cancel: 'Cancel', errorTime: 2500 },
  },
};
const around = { route: {}, query: {} };

function opened(...keys: string[]): RowEdits {
  const edits = new RowEdits(screen);
  for (const key of keys) edits.open(key, { key, value: 'on' }, around);
  return edits;
}
const type = (edits: RowEdits, key: string, value: string) =>
  edits.get(key)?.form.store.commit('value', value);

afterEach(() => vi.restoreAllMocks());

describe('the edited rows of a grid', () => {
  it('keep what is typed apart, and giving one up leaves the other', () => {
    const edits = opened('flag', 'name');
    type(edits, 'flag', 'off');
    type(edits, 'name', 'Ani');
    const flag = edits.get('flag');
    if (flag) edits.close(flag);
    expect(edits.get('flag')).toBeUndefined();
    expect(edits.get('name')?.form.store.value('value')).toBe('Ani');
    expect(edits.isDirty()).toBe(true);
  });

  it('are unsaved only where something differs', () => {
    const edits = opened('flag');
    expect(edits.isDirty()).toBe(false);
    type(edits, 'flag', 'off');
    expect(edits.isDirty()).toBe(true);
    type(edits, 'flag', 'on');
    expect(edits.isDirty()).toBe(false);
  });

  it('are checked together with what the call is given', () => {
    const edits = opened('flag', 'name');
    for (const key of ['flag', 'name']) type(edits, key, 'maybe');
    const said = ['flag', 'name'].map((key) => {
      const form = edits.get(key)?.form;
      return form && errorsOfRow(form);
    });
    expect(said).toEqual([[{ field: 'value', message: 'On or off.' }], []]);
  });

  it('show the saved value until the source has answered', () => {
    const edits = opened('flag');
    const told = vi.fn();
    edits.subscribe(told);
    const row = { key: 'flag', value: 'on' };
    const edit = edits.get('flag');
    if (edit) edits.close(edit, { value: 'off' });
    expect(edits.shown('flag', row)).toEqual({ key: 'flag', value: 'off' });
    edits.forgetSaved();
    expect(edits.shown('flag', row)).toBe(row);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
