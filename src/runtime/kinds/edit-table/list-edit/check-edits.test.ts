import { describe, expect, it } from 'vitest';
import type { ListEdit } from '../../../model.ts';
import { bodyOf, checkEdits } from './check-edits.ts';
import { ListEdits } from './list-edits.ts';

const edit = {
  keys: 'ids',
  columns: [{ path: 'place', name: 'places', type: 'integer', unique: true, atMost: 'total' }],
  body: {
    schema: {},
    validate: () => true,
    messages: { '/places': { uniqueItems: 'Twice' }, '/places/*': { maximum: 'Too much' } },
  },
} as unknown as ListEdit;
const rows = [1, 2, 3].map((place) => ({ id: place * 10, place }));

function edited(...typed: [number, string][]) {
  const edits = new ListEdits(edit, 'id');
  for (const [at, text] of typed) {
    const row = rows[at];
    if (row) edits.type(row, 'places', text);
  }
  return edits;
}
function complaints(...typed: [number, string][]) {
  const changes = edited(...typed).changes();
  const body = bodyOf(edit, changes, 'id', {});
  return checkEdits(edit, changes, body, { shown: rows, key: 'id', total: 5 }).map(
    ({ key, message }) => `${key} ${message}`,
  );
}

describe('values edited in rows', () => {
  it('are sent side by side, the changed ones alone', () => {
    const changes = edited([0, '3'], [1, ' 2 '], [2, '1']).changes();
    expect(bodyOf(edit, changes, 'id', { shelf: 7 })).toEqual({ shelf: 7, ids: [10, 30], places: [3, 1] });
  });

  it('keep what the row says when they are emptied', () => {
    const edits = edited([0, '']);
    expect(edits.isDirty()).toBe(false);
    edits.leave('10', { path: 'place', name: 'places', type: 'integer' });
    expect(edits.text('10', 'places')).toBeUndefined();
  });

  it('may change places, and not exceed the number of all rows', () => {
    expect(complaints([0, '2'], [1, '1'])).toEqual([]);
    expect(complaints([0, '5'])).toEqual([]);
    expect(complaints([0, '6'])).toEqual(['10 Too much']);
  });

  it('are unique among the changed and the shown rows', () => {
    expect(complaints([0, '2'])).toEqual(['10 Twice']);
    expect(complaints([0, '4'], [1, '4'])).toEqual(['20 Twice']);
  });

  it('go with their row when it is deleted, by whatever way', () => {
    const edits = edited([0, '3'], [1, '1'], [2, '2']);
    edits.complain([{ key: '10', name: 'places', message: 'Twice' }]);
    edits.forgetRow('10');
    expect([edits.changes().map(({ key }) => key), edits.message('10', 'places')]).toEqual([
      ['20', '30'],
      undefined,
    ]);
    edits.keepOnly(rows.slice(0, 2));
    expect(edits.changes().map(({ key }) => key)).toEqual(['20']);
    edits.keepOnly([]);
    expect(edits.isDirty()).toBe(false);
  });

  it('stay visible from saving until the list has answered', () => {
    const edits = edited([0, '4']);
    edits.keep();
    expect([edits.isDirty(), edits.text('10', 'places')]).toEqual([false, '4']);
    edits.forgetSaved();
    expect(edits.text('10', 'places')).toBeUndefined();
  });
});
