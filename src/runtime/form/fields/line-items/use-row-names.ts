import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { t } from '../../../core/i18n/t.ts';
import type { Line } from './line-store.ts';
import type { LineTable } from './line-table.ts';

/** Before and behind the place in a name. */
type Name = readonly [before: string, behind: string];

/** Of the controls of a row: those of its columns, and its buttons. */
interface Names {
  readonly columns: readonly Name[];
  readonly buttons: readonly Name[];
}

/** Placeholder for the place in a text; occurs in no label. */
const PLACE = '\uE000';
/** So many rows, from the first that moved, may be visible: they are named before the next frame. */
const NEAR = 50;

/**
 * Says in the page at which place each row stands ("Quantity, line 3"), and takes the first its way up and the last its
 * way down. Rows know nothing of it, so that adding or removing one draws no other.
 */
export function useRowNames(
  body: RefObject<HTMLElement | null>,
  table: LineTable,
  lines: readonly Line[],
): void {
  const names = useMemo(() => rowNames(table), [table]);
  /** The rows that are named after their place, from the first on. */
  const named = useRef<readonly Line[]>([]);
  useLayoutEffect(() => {
    const rows = [...(body.current?.children ?? [])];
    const changed = lines.findIndex((line, index) => line !== named.current[index]);
    const first = changed < 0 ? lines.length : changed;
    const name = (from: number, to: number) => {
      for (let index = from; index < to; index++) nameRow(rows, index, names);
      named.current = lines.slice(0, to);
    };
    // The one before may have been the last.
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

function rowNames({ columns }: LineTable): Names {
  const nameOf = (label: string): Name => {
    const [before = '', behind = ''] = t('{label}, line {place}', { label, place: PLACE }).split(PLACE);
    return [before, behind];
  };
  const buttons = [t('Move up'), t('Move down'), t('Remove')];
  return { columns: columns.map(({ label }) => nameOf(label)), buttons: buttons.map(nameOf) };
}

function nameRow(rows: readonly Element[], index: number, { columns, buttons }: Names): void {
  const [head, ...cells] = rows[index]?.children ?? [];
  if (!head) return;
  const place = String(index + 1);
  head.textContent = place;
  for (const [at, name] of columns.entries()) say(cells[at]?.firstElementChild, name, place);
  const controls = cells.find((cell) => cell.classList.contains('line-actions'))?.children ?? [];
  for (const [at, name] of buttons.entries()) say(controls[at], name, place);
  const [up, down] = controls;
  if (up instanceof HTMLButtonElement) up.disabled = index === 0;
  if (down instanceof HTMLButtonElement) down.disabled = index === rows.length - 1;
}

function say(control: Element | null | undefined, [before, behind]: Name, place: string): void {
  control?.setAttribute('aria-label', before + place + behind);
}
