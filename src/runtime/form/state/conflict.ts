import type { FormField } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, readPath, resolveValues } from '../../../../core/scope.ts';
import type { Stale } from '../../base/api-error.ts';
import type { FormApi } from './form-api.ts';
import { type Difference, same } from './form-store.ts';
import { startingValues } from './starting-values.ts';

type Meeting = Pick<FormApi, 'screen' | 'store'>;

/**
 * Merges a record that another user has saved into the form. Typed values stay; unchanged fields follow the record, which becomes
 * the new base. Returns the fields that both sides changed; an empty list means that there is nothing to decide.
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
  const { by, at: changedAt } = change;
  const openDifferences = [...undecided, ...differences];
  store.setConflict(
    openDifferences.length === 0
      ? undefined
      : {
          kind: 'changed',
          differences: openDifferences,
          ...(by ? { by } : {}),
          ...(changedAt ? { at: changedAt } : {}),
        },
  );
  return openDifferences;
}

/** The fields that take their start from the record by their props (`from` is null) and send a value. */
export const handMade = (fields: readonly FormField[], store: Meeting['store']) =>
  fields.filter(({ name, from }) => from === null && store.value(name) !== undefined);

/**
 * Whether others have changed what a hand-made field takes from the record. Only the field can compare the two, so the save is
 * not repeated before the person has seen it.
 */
export function showsOtherwise(
  { screen, store, scope }: Meeting & Pick<FormApi, 'scope'>,
  record: Row | undefined,
  reloadedRecord: Row,
): boolean {
  const resolveProps = (row: Row | undefined, { props }: FormField) =>
    resolveValues(props, { ...scope, ...(row && { row }) });
  return handMade(screen.fields, store).some(
    (field) => !same(resolveProps(record, field), resolveProps(reloadedRecord, field)),
  );
}

/** Differences of an earlier merge that this one has not renewed stay undecided. */
function stillOpen(store: Meeting['store'], renewed: readonly Difference[], theirs: Row): Difference[] {
  const earlier = store.conflict();
  if (earlier?.kind !== 'changed') return [];
  const names = new Set(renewed.map(({ field }) => field.name));
  return earlier.differences
    .filter(({ field }) => !names.has(field.name) && !same(store.value(field.name), theirs[field.name]))
    .map((difference) => ({ ...difference, theirs: theirs[difference.field.name] }));
}

/** A chosen record is a key; the record that contains it also has its label. */
function learnLabels(store: Meeting['store'], field: FormField, record: Row, value: unknown): void {
  const path = field.options?.current;
  const label = typeof path === 'string' ? readPath(record, path) : undefined;
  if (label !== undefined && label !== null) store.setLabel(field.name, value, String(label));
}

/** The loaded record with what its row holds now: the record itself, or the one inside it that has the version. */
export function recordWith({ version }: Meeting['screen'], record: Row | undefined, current: Row): Row {
  const [holder = '', inside] = version?.split('.') ?? [];
  if (inside === undefined) return { ...record, ...current };
  const innerRecord = record?.[holder];
  return { ...record, [holder]: { ...(isRecord(innerRecord) && innerRecord), ...current } };
}

/** The version of a record, when the form's call checks it. */
export function versionOf({ version }: Meeting['screen'], record: Row | undefined): string | undefined {
  const versionValue = version === undefined ? undefined : readPath(record, version);
  return typeof versionValue === 'string' ? versionValue : undefined;
}
