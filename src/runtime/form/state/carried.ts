import type { FormField } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, readPath } from '../../../../core/scope.ts';

/** Whether a loaded record says anything of this field, be it that it is empty; another server may leave out what it has. */
export function isCarried(field: FormField, record: Row | undefined): boolean {
  if (!record) return false;
  return pathsOf(field).some((path) => readPath(record, headOf(path)) !== undefined);
}

/** Whether any loaded row of a list says anything of this column; without rows there is nothing to keep. */
export function isColumnCarried(list: FormField, name: string, record: Row): boolean {
  const rows = readPath(record, list.from ?? list.name);
  if (!Array.isArray(rows) || rows.length === 0) return true;
  const column = list.fields?.find((field) => field.name === name);
  const paths = column ? pathsOf(column) : [name];
  return rows.some((row) => isRecord(row) && paths.some((path) => headOf(path) in row));
}

/** The paths at which a field's value may stand: a picker's also in the record that it names. */
function pathsOf({ name, from, options }: FormField): readonly string[] {
  const current = options?.current;
  return [from ?? name, ...(typeof current === 'string' ? [current] : [])];
}

function headOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
