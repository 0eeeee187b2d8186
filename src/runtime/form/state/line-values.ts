import type { FormField } from '../../../../core/model.ts';
import { isActive } from '../../../../core/read-value.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import type { FieldError } from './error-report.ts';
import { entryPath, writePath } from './paths.ts';

/** The field whose value is a list of rows of the same columns. */
export const LINE_ITEMS = 'line-items';

type Values = Record<string, unknown>;

/**
 * The rows of a value as the form keeps them: the properties of the body's items, in order, and the labels of chosen records.
 * Rows are equal exactly when their values are. A new list starts with the minimum number of rows.
 */
export function linesOf(
  field: FormField,
  property: Row,
  loadedRows: unknown,
  isNew: boolean,
): readonly Row[] {
  const rows = Array.isArray(loadedRows)
    ? loadedRows.map((row: unknown) => buildLine(field, property, row))
    : [];
  const least = isNew && !field.pick && typeof property.minItems === 'number' ? property.minItems : 0;
  while (rows.length < least) rows.push(newLine(field, property));
  return rows;
}

/** The rows of a loaded record, with the values of columns that stand elsewhere in it (`from`) under the columns' names, those of switches as 1 or 0. */
export function rowsOf({ fields = [] }: FormField, loadedRows: unknown): unknown {
  const moved = fields.filter(({ field: kind, from }) => typeof from === 'string' || kind === 'switch');
  if (moved.length === 0 || !Array.isArray(loadedRows)) return loadedRows;
  return loadedRows.map((row: unknown) => {
    const values: Values = { ...structuredClone(row ?? {}) };
    for (const { name, field: kind, from } of moved) {
      const value = readPath(row, from ?? name);
      writePath(values, name, kind === 'switch' ? oneOrZero(value) : value);
    }
    return values;
  });
}

/** A switch's value: APIs use several words for on, and numbers that are neither. */
export function oneOrZero(value: unknown): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value;
  return isActive(value) ? 1 : 0;
}

/** A row with the columns' initial values. */
export function newLine(field: FormField, property: Row): Values {
  const initial = (field.fields ?? []).map(({ name, initial: value }) => [name, value] as const);
  return buildLine(field, property, Object.fromEntries(initial));
}

function buildLine(field: FormField, property: Row, row: unknown): Values {
  const columns = field.fields ?? [];
  const { properties = {} } = (property.items ?? {}) as { properties?: Row };
  const line: Values = {};
  for (const name of Object.keys(properties)) line[name] = orNull(readPath(row, name));
  for (const column of columns) {
    writePath(line, column.name, orNull(cellValue(column, row)));
  }
  for (const column of columns.filter((columnField) => columnField.field === 'picker'))
    writePath(line, labelPath(column), orNull(readPath(row, labelPath(column))));
  return line;
}

/** The loaded rows of line items, and the record of a row, loaded or edited, by which they are told apart: that of `pick`. */
export function loadedRowsOf(record: Row | undefined, { name, from, fields = [], pick }: FormField) {
  const column = fields.find((columnField) => columnField.name === pick?.column);
  const rows: unknown = readPath(record, from ?? name);
  if (!column || !Array.isArray(rows)) return undefined;
  return { rows: rows as readonly Row[], recordOf: (row: unknown) => String(cellValue(column, row)) };
}

/** The value of a column in a row, loaded or edited. A row's `author_id` is also found in its `author: {id, name}`. */
export function cellValue({ name, options }: FormField, row: unknown): unknown {
  const ownValue = readPath(row, name);
  if (ownValue !== undefined && ownValue !== null) return ownValue;
  const { current, value } = options ?? {};
  if (typeof current !== 'string' || typeof value !== 'string' || !current.includes('.')) return undefined;
  return readPath(row, `${current.slice(0, current.lastIndexOf('.'))}.${value}`);
}

/** Absent and empty values are equal in a cell. */
export function orNull(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}

/** The path of a chosen record's label in a row: as in the loaded row, else beside the value. Labels are never sent. */
export function labelPath({ name, options }: FormField): string {
  return typeof options?.current === 'string' ? options.current : `(${name})`;
}

/** The label of the chosen record of a picker column in this row; pasted text that matched nothing is its own label. */
export function labelIn(row: Row, column: FormField): string {
  const value = readPath(row, column.name);
  if (value === null || value === undefined || value === '') return '';
  return String(readPath(row, labelPath(column)) ?? value);
}

/** Names of the cells of a list with errors, from the first row on. */
export function wrongCells(list: string, errors: readonly FieldError[]): string[] {
  const names = errors.flatMap(({ field }) =>
    field !== undefined && entryPath(field)?.list === list ? [field] : [],
  );
  return [...new Set(names)].sort((a, b) => (entryPath(a)?.index ?? 0) - (entryPath(b)?.index ?? 0));
}

/** Errors of rows, each assigned to an existing column: an error of a whole row goes to the first column. */
export function addressLines(
  errors: readonly FieldError[],
  fields: readonly FormField[],
  read: (name: string) => unknown,
): FieldError[] {
  const lists = new Map(fields.flatMap((field) => (field.fields ? [[field.name, field]] : [])));
  if (lists.size === 0) return [...errors];
  return errors.map((error) => {
    const entry = error.field === undefined ? undefined : entryPath(error.field);
    const list = entry && lists.get(entry.list);
    if (!entry || !list) return error;
    const rows = read(entry.list);
    const isThere = Array.isArray(rows) && entry.index < rows.length;
    const column = list.fields?.find(({ name }) => name === entry.inner) ?? list.fields?.[0];
    return {
      ...error,
      field: isThere && column ? `${entry.list}.${entry.index}.${column.name}` : entry.list,
    };
  });
}
