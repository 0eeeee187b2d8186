import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { readPath } from '../../../../../core/scope.ts';
import { labelPath } from '../../state/line-values.ts';
import { OptionList } from '../picker/lazy-parts.ts';
import type { Option } from '../picker/options-loader.ts';
import { usePickerList } from '../picker/use-picker-list.ts';
import { type LineCell, putValue } from './line-cell.ts';
import { type LineColumn, textOf } from './line-table.ts';
import type { Lines } from './use-lines.ts';

/** The interface between the table body and the picker of a column. */
export interface PickerEvents {
  attach(cell: LineCell): void;
  isOpen(): boolean;
  onInput(): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
  openList(): void;
}

interface LinePickerProps {
  readonly lineItems: Lines;
  readonly column: LineColumn;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly pickers: Map<string, PickerEvents>;
}

/** One picker serves all rows of a column: it is placed at the focused cell, and its list renders when it opens. */
export function LinePicker({ lineItems, column, body, pickers }: LinePickerProps) {
  const { lines, noted } = lineItems;
  const { name } = column.field;
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const key = useRef(-1);
  const values = () => lines.line(key.current)?.values ?? {};
  const picker = usePickerList(column.field, {
    input,
    value: readPath(values(), name),
    take: (option) => {
      takeOption(lineItems, column, { body: body.current, key: key.current }, option);
      noted();
    },
    restore: () => {
      if (input.current) input.current.value = textOf(column, values(), readPath(values(), name));
    },
  });
  const listId = `${lineItems.table.id}-${name}-options`;
  useLayoutEffect(() => {
    pickers.set(name, {
      ...picker,
      isOpen: () => picker.open,
      attach: (cell) => {
        void OptionList.preload();
        key.current = cell.key;
        input.current = cell.control as HTMLInputElement; // a picker is drawn as one
        anchor.current = cell.control.closest('td');
      },
    });
    const { current } = input;
    current?.setAttribute('aria-expanded', String(picker.open));
    setOrRemove(current, 'aria-controls', picker.open ? listId : undefined);
    const hasActive = picker.open && picker.active >= 0;
    setOrRemove(current, 'aria-activedescendant', hasActive ? `${listId}-${picker.active}` : undefined);
  });
  if (!picker.open) return null;
  return (
    <OptionList
      id={listId}
      field={column.field}
      anchor={anchor}
      state={picker.state}
      active={picker.active}
      value={readPath(values(), name)}
      choose={picker.choose}
      loadMore={picker.more}
      retry={picker.retry}
    />
  );
}

function setOrRemove(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** Sets the choice of a row with its label, and fills other columns from the record, except those in `said`. */
export function takeOption(
  lineItems: Lines,
  { field }: LineColumn,
  { body, key }: { readonly body: HTMLElement | null; readonly key: number },
  option: Option | undefined,
  pastedColumns: readonly string[] = [],
): void {
  const { lines, form } = lineItems;
  lines.set(key, labelPath(field), option?.label ?? null);
  putValue(lineItems, body, key, field.name, option?.value ?? null);
  const fills = Object.entries(field.fills ?? {}).filter(([name]) => !pastedColumns.includes(name));
  const filled = option?.row ? fills : [];
  for (const [column, path] of filled) putValue(lineItems, body, key, column, readPath(option?.row, path));
  const errors = lines.errorsOf(key);
  if (!errors) return;
  lineItems.commit();
  for (const column of [field.name, ...filled.map(([name]) => name)])
    if (errors.has(column)) form.recheck(lineItems.nameOf(key, column));
}
