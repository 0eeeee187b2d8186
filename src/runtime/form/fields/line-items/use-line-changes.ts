import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { useStore } from '../../../base/store.ts';
import { labelPath, orNull } from '../../state/line-values.ts';
import type { PickRow } from '../record-picker/record-rows.ts';
import { focusCell, rowAt } from './line-cell.ts';
import type { Lines } from './use-lines.ts';

interface Surroundings {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Announces a change to assistive technology. */
  say(text: string): void;
}

/** Adds, removes and moves rows, and keeps the focus. */
export function useLineChanges(lineItems: Lines, { body, say }: Surroundings) {
  const { lines, table } = lineItems;
  /** The cell to focus after the next render. */
  const pendingFocus = useRef<() => void>(undefined);
  const rows = useStore(lines.lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change, to focus one of them
  useLayoutEffect(() => {
    pendingFocus.current?.();
    pendingFocus.current = undefined;
  }, [rows]);

  const add = (column = table.columns[0]?.field.name ?? '') => {
    if (lines.lines.get().length >= table.most) return;
    lineItems.rearrange(() => {
      const [line] = lines.add(1);
      pendingFocus.current = () => line && focusCell(rowAt(body.current, line.key), column);
    });
    say(t('Line {place} added.', { place: lines.lines.get().length }));
  };
  /** Adds a row for each newly chosen record; empty rows are reused. */
  const take = (column: FormField, records: readonly PickRow[]) => {
    const had = new Set(lines.lines.get().map(({ values }) => readPath(values, column.name)));
    const room = Math.max(0, table.most - lines.lines.get().length);
    const fresh = records.filter(({ value }) => !had.has(value)).slice(0, room);
    if (fresh.length === 0) return;
    lineItems.rearrange(() => {
      for (const { key, values } of lines.lines.get())
        if (orNull(readPath(values, column.name)) === null) lines.remove(key);
      const [line] = lines.append(fresh.map((pickedRow) => cellsOf(column, pickedRow)));
      pendingFocus.current = () => line && focusCell(rowAt(body.current, line.key), column.name);
    });
    lineItems.commit();
    lineItems.form.recheck(lineItems.name);
    say(t('{count} selected', { count: fresh.length }));
  };
  const remove = (key: number) => {
    if (lines.lines.get().length <= table.least) return;
    const removedIndex = lines.indexOf(key);
    lineItems.rearrange(() => lines.remove(key));
    pendingFocus.current = () => {
      const rows = [...(body.current?.children ?? [])];
      const row = rows[Math.min(removedIndex, rows.length - 1)];
      const buttons = body.current?.closest('.line-items')?.querySelector<HTMLElement>('.line-add');
      // The next row has moved under the pointer.
      (row?.querySelector<HTMLElement>('[data-do="remove"]') ?? buttons)?.focus({ preventScroll: true });
    };
    say(t('Line {place} removed.', { place: removedIndex + 1 }));
  };
  const move = (key: number, to: number, focus?: () => void) => {
    const count = lines.lines.get().length;
    const place = Math.max(0, Math.min(count - 1, to));
    if (place === lines.indexOf(key)) return;
    lineItems.rearrange(() => lines.move(key, place));
    pendingFocus.current = focus;
    say(t('{name}: {place} of {count}', { name: t('Line'), place: place + 1, count }));
  };
  return { add, take, remove, move };
}

/** The values that a row takes from its record: the key, the label, and what the column fills. */
function cellsOf(column: FormField, { value, row }: PickRow) {
  const label = readPath(row, String(column.options?.label));
  const filled = Object.entries(column.fills ?? {}).map(
    ([name, path]) => [name, readPath(row, path)] as const,
  );
  return [[labelPath(column), label] as const, [column.name, value] as const, ...filled];
}
