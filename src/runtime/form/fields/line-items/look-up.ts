import { codeForm } from '../../../../../core/code-form.ts';
import { readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import type { FormApi } from '../../state/form-api.ts';
import type { Option } from '../picker/options-loader.ts';
import { fetchOptions } from '../picker/use-options.ts';
import type { LineColumn } from './line-table.ts';

interface PastedText {
  readonly column: LineColumn;
  readonly text: string;
}

/** Concurrent lookups. */
const AT_ONCE = 4;

/** Looks up the records whose code, label or key is the text pasted into a picker, in its code form. A text that no record has is left out. */
export async function lookUp<Cell extends PastedText>(
  form: FormApi,
  pasted: readonly Cell[],
  take: (cell: Cell, option: Option) => void,
): Promise<void> {
  const byText = new Map<string, Cell[]>();
  for (const cell of pasted) {
    if (cell.column.field.field !== 'picker' || cell.text.trim() === '') continue;
    const id = JSON.stringify([cell.column.field.name, cell.text.trim()]);
    byText.set(id, [...(byText.get(id) ?? []), cell]);
  }
  const waiting = [...byText.values()];
  const work = async () => {
    for (let cells = waiting.pop(); cells; cells = waiting.pop()) {
      const option = cells[0] && (await optionOf(form, cells[0]));
      if (option) for (const cell of cells) take(cell, option);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Undefined as well when the lookup fails. */
async function optionOf(form: FormApi, { column: { field }, text }: PastedText): Promise<Option | undefined> {
  const searched = text.trim();
  const { signal } = new AbortController();
  const page = await fetchOptions(form, field, searched, 1, signal).catch(() => undefined);
  const namesOf = ({ label, value, row }: Option) =>
    [label, value, ...(field.code && row ? [readPath(row, field.code)] : [])].map(String);
  const written = codeForm(searched);
  return (
    page?.options.find((option) => namesOf(option).includes(searched)) ??
    page?.options.find((option) => namesOf(option).map(codeForm).includes(written))
  );
}

/** Says how many pasted lines found no room. */
export function refuseRest(count: number, most: number): void {
  if (count > 0)
    notify(t('{count} lines did not fit: there may be at most {most}.', { count, most }), 'error');
}
