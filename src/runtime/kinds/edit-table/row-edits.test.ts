import { describe, expect, it, vi } from 'vitest';
import type { Endpoint, GridScreen } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { RowEdits } from './row-edits.ts';
import { errorsOfRow, formOfGrid } from './row-form.ts';

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
  id: 'settings',
  file: '',
  title: 'Settings',
  roles: [1],
  route: '/settings',
  kind: 'grid',
  source: { endpoint },
  key: 'key',
  paging: 'client',
  columns: [],
  header: [],
  edit: {
    call: { endpoint, with: { key: { from: 'row', path: 'key' } } },
    version: 'version',
    fields: [{ name: 'value', label: 'Value', field: 'text', span: 12 }],
    body: {
      schema: { type: 'object', properties: { value: { type: 'string' } } },
      validate,
      messages: { '/value': { enum: 'On or off.' } },
    },
    label: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    lock: 800,
  },
};
const around = { route: {}, query: {} };
const flag: Row = { key: 'flag', value: 'on', version: '1' };
const name: Row = { key: 'name', value: 'on', version: '1' };

function opened(...rows: Row[]): RowEdits {
  const edits = new RowEdits(formOfGrid(screen), 'key', 'each');
  for (const row of rows) edits.open(row, around);
  return edits;
}
const type = (edits: RowEdits, row: Row, value: string) => edits.get(row)?.form.store.commit('value', value);
const value = (edits: RowEdits, row: Row) => edits.get(row)?.form.store.value('value');

describe('rows that are opened and saved one by one', () => {
  it('keep what is typed apart, and giving one up leaves the other', () => {
    const edits = opened(flag, name);
    type(edits, flag, 'off');
    type(edits, name, 'Ani');
    edits.close(edits.get(flag));
    expect(edits.isOpen(flag)).toBe(false);
    expect(value(edits, name)).toBe('Ani');
    expect(edits.isDirty()).toBe(true);
  });

  it('are unsaved only where something differs, also what a control has not committed yet', () => {
    const edits = opened(flag);
    expect(edits.isDirty()).toBe(false);
    edits.get(flag)?.form.store.note('value', () => 'off');
    expect(edits.isDirty()).toBe(true);
    type(edits, flag, 'on');
    expect(edits.isDirty()).toBe(false);
    type(edits, flag, '');
    expect(edits.isDirty()).toBe(true);
  });

  it('are checked together with what the call is given', () => {
    const edits = opened(flag, name);
    for (const row of [flag, name]) type(edits, row, 'maybe');
    const messages = [flag, name].map((row) => {
      const form = edits.get(row)?.form;
      return form && errorsOfRow(form);
    });
    expect(messages).toEqual([[{ field: 'value', message: 'On or off.' }], []]);
  });

  it('show the saved value until the source has answered', () => {
    const edits = opened(flag);
    const before = edits.version();
    const edit = edits.get(flag);
    if (edit) edits.saved(edit, { value: 'off' });
    expect(edits.isOpen(flag)).toBe(false);
    expect(edits.shown(flag)).toEqual({ ...flag, value: 'off' });
    edits.answered([flag], false);
    expect(edits.shown(flag)).toBe(flag);
    expect(edits.version()).toBeGreaterThan(before);
  });

  it('do not follow a newer row: what was read is what the version is compared with', () => {
    const edits = opened(flag);
    edits.answered([{ ...flag, value: 'off', version: '2' }], true);
    expect([value(edits, flag), edits.get(flag)?.form.store.basedOn]).toEqual(['on', '1']);
  });

  it('are drawn anew when one is opened, not when something is typed', () => {
    const edits = opened(flag);
    const listener = vi.fn();
    edits.subscribe(listener);
    const before = edits.version();
    type(edits, flag, 'off');
    expect([listener.mock.calls.length, edits.version()]).toEqual([1, before]);
    edits.open(name, around);
    expect(edits.version()).toBeGreaterThan(before);
  });
});

describe('the rows of an ordered list', () => {
  const ordered = (...names: string[]) => names.map((key, at) => ({ key, value: at + 1 }));
  const places = (edits: RowEdits, rows: readonly Row[]) =>
    rows.map((row) => `${row.key}${edits.placeOf(row)}`).join(' ');
  function listed(...rows: Row[]): RowEdits {
    const edits = new RowEdits(formOfGrid(screen), 'key', 'together', 'value');
    edits.answered(rows, true);
    for (const row of rows) edits.at(row, around);
    return edits;
  }

  it('have no gap and no place twice after one was deleted and the rest was answered', () => {
    const edits = listed(...ordered('a', 'b', 'c', 'd'));
    const rest = ordered('a', 'c', 'd');
    edits.answered(rest, true);
    expect(places(edits, rest)).toBe('a1 c2 d3');
    edits.moveTo(edits.at(rest[0] as Row, around), 2);
    expect(places(edits, rest)).toBe('a2 c1 d3');
  });

  it('have none either where a moved one of several pages is deleted', () => {
    const all = ordered('a', 'b', 'c', 'd');
    const edits = listed(...all);
    const b = edits.at(all[1] as Row, around);
    edits.moveTo(b, 4);
    const rest = ordered('a', 'c', 'd');
    edits.answered(rest, false);
    edits.close(b);
    expect(places(edits, rest)).toBe('a1 c2 d3');
  });

  it('are drawn anew when the source answers another order', () => {
    const edits = listed(...ordered('a', 'b'));
    const before = edits.version();
    edits.answered(ordered('b', 'a'), true);
    expect(edits.version()).toBeGreaterThan(before);
  });
});

it('an emptied value is no change, and is told apart from one that nobody has touched', () => {
  const edits = new RowEdits(formOfGrid(screen), 'key', 'together');
  edits.at(name, around);
  expect([edits.changes().length, edits.hasEmptied()]).toEqual([0, false]);
  type(edits, name, '');
  expect([edits.changes().length, edits.hasEmptied()]).toEqual([0, true]);
  type(edits, name, 'new');
  expect([edits.changes().length, edits.hasEmptied()]).toEqual([1, false]);
});
