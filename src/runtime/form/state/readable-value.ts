import type { FormField } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { printDate } from '../../base/date-text.ts';
import { isDescriptor, isRemoved } from '../../base/files/descriptor.ts';
import { t } from '../../base/i18n/t.ts';
import { loadedPart } from '../../base/own-parts.ts';
import type { FormStore } from './form-store.ts';
import { labelIn } from './line-values.ts';
import { isEmpty } from './payload.ts';

/** A field's value as readable text, for places without its control. */
export function readable(store: Pick<FormStore, 'label'>, field: FormField, value: unknown): string {
  if (field.field === 'switch') return value === 1 || value === true ? t('Yes') : t('No');
  if (isEmpty(value) || isRemoved(value)) return t('(empty)');
  const choice = field.choices?.find((option) => String(option.value) === String(value));
  if (choice) return t(choice.label);
  if (isDescriptor(value)) return value.name;
  if (field.fields && Array.isArray(value)) return readableLines(store, field, value);
  const inWords = loadedPart(field.widget ? 'widgets' : 'fields', field.widget ?? field.field)?.inWords;
  if (inWords) return inWords(value);
  if (typeof value === 'object') return JSON.stringify(value);
  if (field.field === 'date') return printDate(value);
  if (field.field === 'rich-text') return wordsOf(String(value));
  return store.label(field.name, value) ?? String(value);
}

/** One line per row: its number, then the values of its columns. */
function readableLines(
  store: Pick<FormStore, 'label'>,
  { fields = [] }: FormField,
  rows: readonly unknown[],
): string {
  return rows
    .map((row, index) => {
      const values = fields.flatMap((column) => {
        const value = readPath(row, column.name);
        if (isEmpty(value)) return [];
        return column.field === 'picker' ? labelIn(row as Row, column) : readable(store, column, value);
      });
      return `${index + 1}. ${values.join(' · ')}`;
    })
    .join('\n');
}

/** The text of an HTML value, one line per block. */
function wordsOf(html: string): string {
  const lines = html.replace(/<(br|\/(p|li|h\d|blockquote|pre))\b[^>]*>/gi, '$&\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent?.trim() ?? '';
}
