import type { EditedColumn, ListEdit } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { defaultTexts, fallbackText } from '../../../../core/validation/default-texts.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldError } from '../../form/state/error-report.ts';
import { fieldErrorsOf } from '../../form/state/field-errors.ts';
import { isEmpty } from '../../form/state/payload.ts';
import { type RowEdit, type RowEdits, trimmed } from './row-edits.ts';

/** A row with a changed value. */
export interface Change {
  readonly edit: RowEdit;
  /** Property of the body -> value, for all edited columns. */
  readonly values: Row;
}

/** The changed rows with the values to send; an emptied control keeps the row's value. */
export function changesOf(edits: RowEdits): Change[] {
  return edits.changes().map((edit) => {
    const { store, layout } = edit.form;
    const start = store.start();
    const values = layout.order.map((name) => {
      const value = trimmed(store.value(name));
      return [name, isEmpty(value) ? start[name] : value] as const;
    });
    return { edit, values: Object.fromEntries(values) };
  });
}

/** The body of the save: the keys of the changed rows and, in the same order, their values. */
export function bodyOf(
  edits: RowEdits,
  declared: ListEdit,
  changes: readonly Change[],
  callInput: Row,
): Record<string, unknown> {
  const columns = declared.columns.map(({ name }) => [name, changes.map(({ values }) => values[name])]);
  const keys = changes.map(({ edit }) => edit.form.record?.[edits.keyField]);
  return { ...convertTypes(callInput, declared), [declared.keys]: keys, ...Object.fromEntries(columns) };
}

/** A route parameter is text; converts it to a number when the body expects one. */
function convertTypes(callInput: Row, { body }: ListEdit): Row {
  const properties = (body.schema as { properties?: Record<string, { type?: unknown }> }).properties ?? {};
  const isNumber = (name: string) =>
    ['integer', 'number'].some((type) => [properties[name]?.type].flat().includes(type));
  return Object.fromEntries(
    Object.entries(callInput).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && isNumber(name) ? Number(value) : value,
    ]),
  );
}

/**
 * The errors of the changed rows, at most one per value, in the user's language. `field` is the value's place in the body:
 * `places.1` is that of the second changed row. `total`: the number of rows on all pages.
 */
export function checkTogether(
  edits: RowEdits,
  declared: ListEdit,
  changes: readonly Change[],
  body: Row,
  total: number,
): FieldError[] {
  const places = changes.flatMap((_, changeIndex) =>
    edits.screen.fields.map((field) => [`${field.name}.${changeIndex}`, field] as const),
  );
  const placeColumns = declared.columns.filter(({ isPlace }) => isPlace);
  const errors = [
    ...fieldErrorsOf(declared.body, body, new Map(places)),
    ...placeColumns.flatMap((column) => findAboveMost(declared, changes, column, total)),
    ...placeColumns.flatMap((column) => findRepeated(edits, declared, changes, column)),
  ];
  return errors.filter(
    ({ field }, errorIndex) =>
      errors.findIndex((earlierError) => earlierError.field === field) === errorIndex,
  );
}

function findAboveMost(
  { body }: ListEdit,
  changes: readonly Change[],
  { name }: EditedColumn,
  total: number,
): FieldError[] {
  const text = body.messages[`/${name}/*`]?.maximum ?? defaultTexts.maximum ?? fallbackText;
  return changes.flatMap(({ values: { [name]: value } }, changeIndex) =>
    typeof value === 'number' && value > total
      ? { field: `${name}.${changeIndex}`, message: t(text, { limit: total }) }
      : [],
  );
}

/** Among all loaded rows. */
function findRepeated(
  edits: RowEdits,
  { body }: ListEdit,
  changes: readonly Change[],
  { name }: EditedColumn,
): FieldError[] {
  const text = body.messages[`/${name}`]?.uniqueItems ?? defaultTexts.uniqueItems ?? fallbackText;
  const usedValues = new Set(edits.unchanged().map(({ form }) => form.store.start()[name]));
  return changes.flatMap(({ values: { [name]: value } }, changeIndex) => {
    if (usedValues.has(value)) return { field: `${name}.${changeIndex}`, message: t(text) };
    usedValues.add(value);
    return [];
  });
}
