import type { Stale } from '../../core/api-error.ts';
import { type Row, readPath } from '../../core/scope.ts';
import type { FormField } from '../../model.ts';
import type { FormApi } from './form-api.ts';
import { type Difference, same } from './form-store.ts';
import { startingValues } from './starting-values.ts';

type Meeting = Pick<FormApi, 'screen' | 'store'>;

/**
 * Brings a form together with its record as somebody else has saved it. What is typed stays; what nobody here has
 * touched follows; from now on the form is based on their state. Answers the fields that they have changed and in
 * which the form stood, or stands, otherwise: none means that there is nothing to decide.
 */
export function mergeRecord(
  { screen, store }: Meeting,
  record: Row,
  change: Partial<Stale> = {},
): Difference[] {
  store.flush();
  const theirs = startingValues(screen, record);
  const loaded = store.start();
  const differences = screen.fields.flatMap((field): Difference[] => {
    const { name } = field;
    if (field.from === null || same(theirs[name], loaded[name])) return [];
    learnLabels(store, field, record, theirs[name]);
    const yours = store.value(name);
    if (same(yours, theirs[name])) return [];
    return [{ field, theirs: theirs[name], yours, typed: !same(yours, loaded[name]) }];
  });
  const undecided = stillOpen(store, differences, theirs);
  for (const { name, from } of screen.fields) {
    if (from !== null && same(store.value(name), loaded[name])) store.put(name, theirs[name]);
  }
  store.rebase(theirs);
  store.basedOn = versionOf(screen, record);
  const { by, at } = change;
  const all = [...undecided, ...differences];
  store.setConflict(
    all.length === 0
      ? undefined
      : { kind: 'changed', differences: all, ...(by ? { by } : {}), ...(at ? { at } : {}) },
  );
  return all;
}

/** Differences of an earlier meeting that this one has not renewed: in them the form still stands otherwise. */
function stillOpen(store: Meeting['store'], renewed: readonly Difference[], theirs: Row): Difference[] {
  const earlier = store.conflict();
  if (earlier?.kind !== 'changed') return [];
  const names = new Set(renewed.map(({ field }) => field.name));
  return earlier.differences
    .filter(({ field }) => !names.has(field.name) && !same(store.value(field.name), theirs[field.name]))
    .map((one) => ({ ...one, theirs: theirs[one.field.name] }));
}

/** A chosen record is a number; the record that names it also says how it reads. */
function learnLabels(store: Meeting['store'], field: FormField, record: Row, value: unknown): void {
  const path = field.options?.current;
  const label = typeof path === 'string' ? readPath(record, path) : undefined;
  if (label !== undefined && label !== null) store.setLabel(field.name, value, String(label));
}

/** The version of a record, where the form's call looks at it. */
export function versionOf({ version }: Meeting['screen'], record: Row | undefined): string | undefined {
  const found = version === undefined ? undefined : record?.[version];
  return typeof found === 'string' ? found : undefined;
}
