import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { holdsNumber } from '../../state/field-errors.ts';
import { sayFitted } from '../typing/held-note.ts';
import { cellOf, controlAt, focusCell, keyOf, type LineCell, recheckCell } from './line-cell.ts';
import { type LineMove, lineMove } from './line-keys.ts';
import type { PickerEvents } from './line-picker.tsx';
import { isNumberIn, readControl, showValue } from './line-table.ts';
import { blockOf } from './paste-block.ts';
import { pasteBlock } from './paste-lines.ts';
import type { useLineChanges } from './use-line-changes.ts';
import type { Lines } from './use-lines.ts';

interface Surroundings {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly pickers: Map<string, PickerEvents>;
  readonly changes: ReturnType<typeof useLineChanges>;
  /** The value of the focused cell when it took the focus. */
  readonly entered: RefObject<unknown>;
  /** Opens the calendar at a cell. */
  askDay(cell: LineCell): void;
  /** Announces a change to assistive technology. */
  say(text: string): void;
}

/** The event handlers of all rows, attached once to the table body (event delegation). */
export function lineEvents(lineItems: Lines, surroundings: Surroundings) {
  const { body, say } = surroundings;
  return {
    ...typingEvents(lineItems, surroundings),
    ...commandEvents(lineItems, surroundings),
    onPaste(event: ClipboardEvent) {
      const cell = cellOf(lineItems, event.target);
      const block = cell && blockOf(event.clipboardData.getData('text/plain'), isNumberIn(cell.column));
      if (!block) return;
      event.preventDefault();
      void pasteBlock(lineItems, body.current, cell, block).then((count) =>
        say(t('{count} lines pasted.', { count })),
      );
    },
  };
}

/** A value is typed: its cell takes the focus, changes and is left. */
function typingEvents(lineItems: Lines, { pickers, entered }: Surroundings) {
  const { lines, table } = lineItems;
  const valueIn = ({ key, column }: LineCell) => readPath(lines.line(key)?.values ?? {}, column.field.name);

  return {
    onInput(event: FormEvent) {
      const cell = cellOf(lineItems, event.target);
      if (!cell) return;
      const { key, column, control } = cell;
      if (column.field.field === 'picker') return pickers.get(column.field.name)?.onInput();
      lines.set(key, column.field.name, readControl(column, control));
      showByUnit(lineItems, cell);
      lineItems.noted();
    },
    onFocus(event: FocusEvent) {
      const cell = cellOf(lineItems, event.target);
      entered.current = cell && valueIn(cell);
      if (cell) pickers.get(cell.column.field.name)?.attach(cell);
    },
    onBlur(event: FocusEvent) {
      const cell = cellOf(lineItems, event.target);
      if (!cell) return;
      const { key, column, control } = cell;
      const values = lines.line(key)?.values;
      if (!values) return;
      const { name } = column.field;
      fitCell(lineItems, cell);
      if (column.field.field === 'picker') pickers.get(name)?.onBlur();
      else showValue(column, control, values, readPath(values, name));
      const isChanged = entered.current !== valueIn(cell);
      if (isChanged && table.edited) return afterPress(() => sayEdited(lineItems, cell));
      const isWrong = holdsNumber(column.field) && typeof readPath(values, name) === 'string';
      if (!isWrong && !lines.errorsOf(key)?.has(name)) {
        if (lineItems.isFollowed) afterPress(lineItems.commit);
        return;
      }
      afterPress(() => recheckCell(lineItems, cell));
    },
  };
}

/** A number beyond what the body takes becomes the nearest one, and the cell says so; an emptied one is what it began with. */
function fitCell({ lines, noted }: Lines, { key, column, control }: LineCell): void {
  const { name, initial } = column.field;
  if (!(control instanceof HTMLInputElement)) return;
  const { value: typed } = control;
  const begun = typed === '' && typeof initial === 'number' ? initial : undefined;
  const fitted = begun ?? column.fit?.(readPath(lines.line(key)?.values ?? {}, name));
  if (fitted === undefined) return;
  lines.set(key, name, fitted);
  noted();
  control.value = column.codec.print(fitted);
  if (typed !== '') sayFitted(control, typed);
}

/** Says that a changed value was taken, or what is wrong with it. */
function sayEdited({ form, lines, table, commit, nameOf }: Lines, { key, column }: LineCell): void {
  commit();
  if (!lines.line(key)) return;
  const name = nameOf(key, column.field.name);
  form.check?.([name]);
  if (table.edited && form.store.error(name) === undefined) notify(table.edited, 'success');
}

/** Another unit groups the numbers of the row that are of it otherwise. */
function showByUnit({ table, lines }: Lines, { key, column, control }: LineCell): void {
  const values = lines.line(key)?.values;
  for (const counted of table.columns) {
    if (counted.unitBy !== column.field.name || !values) continue;
    const countedControl = controlAt(control.closest('tr'), counted.field.name);
    if (countedControl) showValue(counted, countedControl, values, readPath(values, counted.field.name));
  }
}

/** The buttons of a row, and the keys that lead to other rows. */
function commandEvents(lineItems: Lines, { pickers, changes: { add, remove, move }, askDay }: Surroundings) {
  const { lines } = lineItems;

  const go = ({ key, column, control }: LineCell, to: LineMove) => {
    const { name } = column.field;
    const lineIndex = lines.indexOf(key);
    if (to === 'line-up' || to === 'line-down')
      return move(key, lineIndex + (to === 'line-up' ? -1 : 1), () => control.focus());
    const row = control.closest('tr');
    const neighbourRow = to === 'down' ? row?.nextElementSibling : row?.previousElementSibling;
    if (neighbourRow) focusCell(neighbourRow, name);
    return undefined;
  };

  const openCalendar = (cell: LineCell | undefined) => {
    if (!cell || cell.control.disabled) return;
    cell.control.focus();
    askDay(cell);
  };

  return {
    onClick(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const cell = cellOf(lineItems, target);
      if (cell) return pickers.get(cell.column.field.name)?.openList();
      const command = target.closest<HTMLElement>('[data-do]')?.dataset.do;
      const key = keyOf(target);
      if (key === undefined || command === undefined) return;
      if (command === 'remove') return remove(key);
      if (command === 'calendar') return openCalendar(cellOf(lineItems, target.previousElementSibling));
      const button = target.closest<HTMLElement>('[data-do]');
      move(key, lines.indexOf(key) + (command === 'up' ? -1 : 1), () => focusMove(button));
    },
    onKeyDown(event: KeyboardEvent) {
      const cell = cellOf(lineItems, event.target);
      if (!cell || isComposing(event)) return;
      const { field } = cell.column;
      if (event.key === 'F4' && field.field === 'date') {
        event.preventDefault();
        return openCalendar(cell);
      }
      const picker = pickers.get(field.name);
      const to = lineMove(event, field.field !== 'select' && field.field !== 'picker');
      if (picker && (picker.isOpen() || !to)) picker.onKeyDown(event);
      if (event.defaultPrevented || !to || picker?.isOpen()) return;
      event.preventDefault();
      const isLast = lines.lines.get().at(-1)?.key === cell.key;
      if (event.key === 'Enter' && to === 'down' && isLast) add();
      else go(cell, to);
    },
  };
}

/** Keeps the focus on the button, or on the opposite one when the row cannot move further. */
function focusMove(button: HTMLElement | null): void {
  const oppositeButton = button?.parentElement?.querySelector<HTMLElement>('[data-do]:not(:disabled)');
  (button?.matches(':disabled') ? oppositeButton : button)?.focus();
}
