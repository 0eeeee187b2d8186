import type { FormField } from '../../../../../core/model.ts';
import { isRecord } from '../../../../../core/record.ts';
import { readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { labelIn } from '../../state/line-values.ts';

/** So many rows are named, the others counted. */
const NAMED = 5;

/** The question about rows in which all columns of the option `asksWithout` are empty or 0; empty where nothing has to be asked. */
export function rowsWithout({ fields = [], options }: FormField, rows: unknown): string[] {
  const asked = options?.asksWithout;
  if (!Array.isArray(asked) || !Array.isArray(rows)) return [];
  const columns = fields.filter(({ name }) => asked.includes(name));
  const picker = fields.find(({ field }) => field === 'picker');
  const names = rows.flatMap((row: unknown, rowIndex) => {
    if (!isRecord(row) || columns.some(({ name }) => Number(readPath(row, name) ?? 0) !== 0)) return [];
    return [(picker && labelIn(row, picker)) || t('Line {line}', { line: rowIndex + 1 })];
  });
  if (names.length === 0) return [];
  const more = names.length > NAMED ? [t('and {count} more', { count: names.length - NAMED })] : [];
  return [
    t('Without {columns}: {rows}.', {
      columns: columns.map(({ label }) => t(label)).join(', '),
      rows: [...names.slice(0, NAMED), ...more].join(', '),
    }),
  ];
}
