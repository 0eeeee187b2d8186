import type { FormField } from '../../../../../core/model.ts';
import { readPath } from '../../../../../core/scope.ts';
import type { FormApi } from '../../state/form-api.ts';
import { labelPath } from '../../state/line-values.ts';
import { type EntryPath, propertyAt, withAt } from '../../state/paths.ts';
import { type LineColumn, tableOf, valueOfText } from '../line-items/line-table.ts';
import { lookUp, refuseRest } from '../line-items/look-up.ts';
import { type Block, withoutHeadings } from '../line-items/paste-block.ts';
import { knownColumns } from '../line-items/use-lines.ts';
import type { Option } from '../picker/options-loader.ts';

interface PastedCell {
  readonly column: LineColumn;
  readonly text: string;
  /** Index of its entry. */
  readonly index: number;
}

/**
 * Pastes a spreadsheet block into the entries of a list, from a field of one of them on; adds entries up to the maximum. A value
 * that a field does not accept is kept and reported as an error. Returns how many entries were filled.
 */
export async function pasteEntries(
  form: FormApi,
  field: FormField,
  from: EntryPath,
  block: Block,
): Promise<number> {
  const { store, screen } = form;
  const property = propertyAt(screen.body.schema, field.name) ?? {};
  const table = tableOf(form.idOf(field.name), knownColumns(field), property);
  const columns = table.columns.slice(table.columns.findIndex((column) => column.field.name === from.inner));
  const rows = withoutHeadings(
    block,
    columns.map(({ label }) => label),
  );
  const count = Math.min(rows.length, table.most - from.index);
  const pasted = rows.slice(0, count).flatMap((texts, row) =>
    columns.flatMap((column, place): PastedCell[] => {
      const text = texts[place];
      return text === undefined ? [] : [{ column, text, index: from.index + row }];
    }),
  );
  const read = () => (store.value(field.name) ?? []) as readonly unknown[];
  store.put(
    field.name,
    pasted.reduce((entries, cell) => filled(entries, cell, valueOfText(cell.column, cell.text)), read()),
  );
  refuseRest(rows.length - count, table.most);
  const matched: { readonly cell: PastedCell; readonly option: Option }[] = [];
  await lookUp(form, pasted, (cell, option) => matched.push({ cell, option }));
  // One change for all of them: each draws the entries once.
  const present = matched.filter(
    ({ cell: { column, index, text } }) =>
      readPath(read(), `${index}.${column.field.name}`) === valueOfText(column, text),
  );
  store.put(
    field.name,
    present.reduce((entries, { cell, option }) => filled(entries, cell, option.value, option.label), read()),
  );
  form.check?.(pasted.map(({ column, index }) => `${field.name}.${index}.${column.field.name}`));
  return count;
}

/** The entries with a value, and the label of a record, in one of them. */
function filled(
  entries: readonly unknown[],
  { column: { field }, index }: PastedCell,
  value: unknown,
  label: string | null = null,
): readonly unknown[] {
  const labelled =
    field.field === 'picker' ? withAt(entries, `${index}.${labelPath(field)}`, label) : entries;
  return withAt(labelled, `${index}.${field.name}`, value) as readonly unknown[]; // a list stays one
}
