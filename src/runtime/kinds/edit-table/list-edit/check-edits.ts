import { t } from '../../../core/i18n/t.ts';
import type { Row } from '../../../core/scope.ts';
import { defaultTexts, fallbackText } from '../../../core/validation/default-texts.ts';
import { readErrors } from '../../../core/validation/read-errors.ts';
import type { EditedColumn, ListEdit } from '../../../model.ts';
import { type Change, type Complaint, editedValue } from './list-edits.ts';

/** The rows that are here, beside those which are changed. */
export interface Rows {
  readonly shown: readonly Row[];
  readonly key: string;
  /** On all pages. */
  readonly total: number;
}

/** What saving sends: the keys of the changed rows and, in the same order, their values. */
export function bodyOf(
  edit: ListEdit,
  changes: readonly Change[],
  key: string,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const columns = edit.columns.map(({ name }) => [name, changes.map(({ values }) => values[name])]);
  return { ...given, [edit.keys]: changes.map(({ row }) => row[key]), ...Object.fromEntries(columns) };
}

/** What is wrong with the changed rows, at most one complaint for each value; messages in the reader's language. */
export function checkEdits(
  edit: ListEdit,
  changes: readonly Change[],
  body: Record<string, unknown>,
  rows: Rows,
): Complaint[] {
  const found = new Map<string, Complaint>();
  const complain = (change: Change, name: string, message: string) => {
    const at = `${change.key} ${name}`;
    if (!found.has(at)) found.set(at, { key: change.key, name, message });
  };
  if (!edit.body.validate(body)) {
    for (const error of readErrors(edit.body.validate.errors, edit.body.messages)) {
      const column = edit.columns.find(({ name }) => error.field.startsWith(`${name}.`));
      const change = column && changes[Number(error.field.slice(column.name.length + 1))];
      if (!change) continue;
      const noNumber = error.keyword === 'type' && column.type !== 'string';
      complain(change, column.name, noNumber ? numberWanted(column) : t(error.message, error.params));
    }
  }
  for (const column of edit.columns) {
    if (column.atMost) checkMost(edit, changes, column, rows, complain);
    if (column.unique) checkUnique(edit, changes, column, rows, complain);
  }
  return [...found.values()];
}

function numberWanted({ type }: EditedColumn): string {
  return t(type === 'number' ? 'Please enter a number.' : 'Please enter a whole number.');
}

type Complain = (change: Change, name: string, message: string) => void;

function checkMost(
  { body }: ListEdit,
  changes: readonly Change[],
  { name }: EditedColumn,
  { total }: Rows,
  complain: Complain,
): void {
  const text = body.messages[`/${name}/*`]?.maximum ?? defaultTexts.maximum ?? fallbackText;
  for (const change of changes) {
    const value = change.values[name];
    if (typeof value === 'number' && value > total) complain(change, name, t(text, { limit: total }));
  }
}

/** Also against the rows on this page that keep their value. */
function checkUnique(
  { body }: ListEdit,
  changes: readonly Change[],
  column: EditedColumn,
  { shown, key }: Rows,
  complain: Complain,
): void {
  const text = body.messages[`/${column.name}`]?.uniqueItems ?? defaultTexts.uniqueItems ?? fallbackText;
  const changed = new Set(changes.map((change) => change.key));
  const kept = shown.filter((row) => !changed.has(String(row[key])));
  const taken = new Set(kept.map((row) => editedValue(row, column, undefined)));
  for (const change of changes) {
    const value = change.values[column.name];
    if (taken.has(value)) complain(change, column.name, t(text));
    taken.add(value);
  }
}
