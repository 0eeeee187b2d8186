import type { ExportColumn, ExportKind } from '../../../../core/export/sheet.ts';
import type { CellName } from '../../../../core/generated/language/names.ts';
import type { Column } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';

/** How a cell's values are written to a file; every new cell needs an entry. */
const BY_CELL: Readonly<Record<CellName, ExportKind>> = {
  text: 'text',
  'long-text': 'text',
  html: 'text',
  number: 'number',
  money: 'number',
  bar: 'number',
  id: 'number',
  'row-number': 'row-number',
  date: 'date',
  'date-time': 'date',
  image: 'address',
  link: 'address',
  choice: 'choice',
  varied: 'text',
  message: 'text',
  active: 'active',
};
const KINDS: Readonly<Record<string, ExportKind>> = BY_CELL;
const FORMATS: Readonly<Record<string, string>> = { date: 'DD/MM/YYYY', 'date-time': 'DD/MM/YYYY HH:mm' };

/** The columns of a file as the list shows them, in the user's language. */
export function exportColumns(columns: readonly Column[]): ExportColumn[] {
  return columns.map(({ path, label, cell, options = {}, choices = [] }): ExportColumn => {
    const as = KINDS[cell] ?? 'text';
    const column = { path, label: t(label), as };
    if (as === 'date') return { ...column, format: String(options.format ?? FORMATS[cell]) };
    if (as === 'address') return { ...column, base: window.location.origin };
    const choiceLabels = choices.map(({ value, label: choiceLabel }) => [String(value), t(choiceLabel)]);
    if (as === 'choice') return { ...column, labels: Object.fromEntries(choiceLabels) };
    if (as !== 'active') return column;
    const labels = { on: t(String(options.on ?? 'Active')), off: t(String(options.off ?? 'Inactive')) };
    return { ...column, labels };
  });
}
