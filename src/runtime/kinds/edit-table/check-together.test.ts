import { describe, expect, it } from 'vitest';
import type { ListEdit, ListScreen } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { bodyOf, changesOf, checkTogether } from './check-together.ts';
import { RowEdits } from './row-edits.ts';
import { formOfList } from './row-form.ts';

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
}
/** Only whole numbers. */
function validate(data: unknown): boolean {
  const { places } = data as { places: readonly unknown[] };
  validate.errors = places.flatMap((place, at) =>
    Number.isInteger(place) ? [] : { instancePath: `/places/${at}`, keyword: 'type', params: {} },
  );
  return validate.errors.length === 0;
}
validate.errors = [] as Fault[];

const declared = partOf<ListEdit>({
  keys: 'ids',
  columns: [{ path: 'place', name: 'places', type: 'integer', isPlace: true }],
  body: {
    schema: { type: 'object', properties: { places: { type: 'array', items: { type: 'integer' } } } },
    validate,
    messages: { '/places': { uniqueItems: 'Twice' }, '/places/*': { maximum: 'Too much' } },
  },
});
const list = partOf<ListScreen>({ id: 'shelf', columns: [] });
const rows = [1, 2, 3].map((place) => ({ id: place * 10, place }));
const around = { route: {}, query: {} };

function edited(...typed: [number, unknown][]): RowEdits {
  const edits = new RowEdits(formOfList(list, declared), 'id', 'together');
  for (const row of rows) edits.at(row, around);
  for (const [at, value] of typed) store(edits, at).commit('places', value);
  return edits;
}
function store(edits: RowEdits, at: number) {
  const edit = edits.get(rows[at] as Row);
  if (!edit) throw new Error(`Row ${at} is not edited.`);
  return edit.form.store;
}
const keys = (edits: RowEdits) => edits.changes().map(({ key }) => key);

function errors(...typed: [number, unknown][]) {
  const edits = edited(...typed);
  const changes = changesOf(edits);
  const body = bodyOf(edits, declared, changes, {});
  return checkTogether(edits, declared, changes, body, 5).map(({ field, message }) => `${field} ${message}`);
}

describe('rows that are saved together', () => {
  it('are sent side by side, the changed ones alone', () => {
    const edits = edited([0, 3], [1, 2], [2, 1]);
    const body = bodyOf(edits, declared, changesOf(edits), { shelf: 7 });
    expect(body).toEqual({ shelf: 7, ids: [10, 30], places: [3, 1] });
  });

  it('keep what the row says when they are emptied', () => {
    const edits = edited([0, null]);
    expect(edits.isDirty()).toBe(false);
    const [edit] = [edits.get(rows[0] as Row)];
    if (edit) edits.reset(edit, ['places']);
    expect(store(edits, 0).value('places')).toBe(1);
  });

  it('may change places, and not exceed the number of all rows', () => {
    expect(errors([0, 2], [1, 1])).toEqual([]);
    expect(errors([0, 5])).toEqual([]);
    expect(errors([0, 6])).toEqual(['places.0 Too much']);
  });

  it('have each a place of their own among all that are loaded', () => {
    expect(errors([0, 2])).toEqual(['places.0 Twice']);
    expect(errors([0, 2], [1, 3], [2, 1])).toEqual([]);
    expect(errors([0, 4], [1, 4])).toEqual(['places.1 Twice']);
  });

  it('say once at each value what is wrong, and of a number that is none that it is', () => {
    expect(errors([1, 'seven'], [2, 'seven'])).toEqual([
      'places.0 Please enter a whole number.',
      'places.1 Please enter a whole number.',
    ]);
  });

  it('go with their row when it is deleted, by whatever way', () => {
    const edits = edited([0, 3], [1, 1], [2, 2]);
    edits.close(edits.get(rows[0] as Row));
    expect(keys(edits)).toEqual(['20', '30']);
    edits.answered(rows.slice(0, 2), true);
    expect(keys(edits)).toEqual(['20']);
    edits.answered([], false);
    expect(keys(edits)).toEqual(['20']);
    edits.answered([], true);
    expect(edits.isDirty()).toBe(false);
  });

  it('stay as they were saved until the list has answered, and then follow it', () => {
    const edits = edited([0, 4]);
    for (const { edit, values } of changesOf(edits)) edits.saved(edit, values);
    expect([edits.isDirty(), store(edits, 0).value('places')]).toEqual([false, 4]);
    edits.answered([{ id: 10, place: 3 }], true);
    expect([edits.isDirty(), store(edits, 0).value('places')]).toEqual([false, 3]);
  });

  it('keep what is typed when a newer row comes, and what is typed while they are saved', () => {
    const edits = edited([0, 4]);
    edits.answered([{ id: 10, place: 2 }], true);
    expect([keys(edits), store(edits, 0).value('places')]).toEqual([['10'], 4]);
    const changes = changesOf(edits);
    store(edits, 0).commit('places', 5);
    for (const { edit, values } of changes) edits.saved(edit, values);
    expect([keys(edits), store(edits, 0).value('places')]).toEqual([['10'], 5]);
  });
});
