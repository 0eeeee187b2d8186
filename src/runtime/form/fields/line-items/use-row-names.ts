import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { t } from '../../../base/i18n/t.ts';
import type { Line } from './line-store.ts';
import type { LineTable } from './line-table.ts';

/** The text before and after the number in a name. */
type Name = readonly [before: string, behind: string];

/** The labelled controls of a row: its columns and its buttons. */
interface Names {
  readonly columns: readonly Name[];
  readonly buttons: readonly Name[];
}

/** Placeholder of the number in a label text; occurs in no label. */
const PLACE = '\uE000';
/** This many rows, starting with the first that moved, may be visible: they are labelled before the next frame. */
const NEAR = 50;

/**
 * Writes the number of each row into its labels ("Quantity, line 3"), and disables "up" in the first row and "down" in the last.
 * Written directly to the DOM, so that adding or removing a row renders no other.
 */
export function useRowNames(
  body: RefObject<HTMLElement | null>,
  table: LineTable,
  lines: readonly Line[],
): void {
  const names = useMemo(() => rowNames(table), [table]);
  /** The rows from the first changed one on. */
  const named = useRef<readonly Line[]>([]);
  useLayoutEffect(() => {
    const rows = [...(body.current?.children ?? [])];
    const changed = lines.findIndex((line, index) => line !== named.current[index]);
    const first = changed < 0 ? lines.length : changed;
    const name = (from: number, to: number) => {
      for (let index = from; index < to; index++) nameRow(rows, index, names);
      named.current = lines.slice(0, to);
    };
    // The previous row may have been the last one.
    const near = Math.min(lines.length, first + NEAR);
    name(Math.max(0, first - 1), near);
    if (near === lines.length) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => name(near, lines.length));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [body, names, lines]);
}

function rowNames({ columns, remove }: LineTable): Names {
  const nameOf = (label: string): Name => {
    const [textBefore = '', textAfter = ''] = t('{label}, line {place}', { label, place: PLACE }).split(
      PLACE,
    );
    return [textBefore, textAfter];
  };
  const buttons = [t('Move up'), t('Move down'), remove ?? t('Remove')];
  return { columns: columns.map(({ label }) => nameOf(label)), buttons: buttons.map(nameOf) };
}

function nameRow(rows: readonly Element[], index: number, { columns, buttons }: Names): void {
  const [head, ...cells] = rows[index]?.children ?? [];
  if (!head) return;
  const place = String(index + 1);
  head.textContent = place;
  for (const [columnIndex, name] of columns.entries())
    say(cells[columnIndex]?.firstElementChild, name, place);
  const controls = cells.find((cell) => cell.classList.contains('line-actions'))?.children ?? [];
  for (const [buttonIndex, name] of buttons.entries()) say(controls[buttonIndex], name, place);
  const [up, down] = controls;
  if (up instanceof HTMLButtonElement) up.disabled = index === 0;
  if (down instanceof HTMLButtonElement) down.disabled = index === rows.length - 1;
}

function say(control: Element | null | undefined, [textBefore, textAfter]: Name, place: string): void {
  control?.setAttribute('aria-label', textBefore + place + textAfter);
}
