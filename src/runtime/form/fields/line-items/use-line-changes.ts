import { type RefObject, useRef } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { focusCell, rowAt } from './line-cell.ts';
import type { Lines } from './use-lines.ts';

interface Surroundings {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Announces what has happened to assistive technology. */
  say(text: string): void;
}

/** Rows that come, go and change places; the focus goes along. */
export function useLineChanges(of: Lines, { body, say }: Surroundings) {
  const { lines, table } = of;
  /** Where the focus goes once the rows are drawn. */
  const next = useRef<() => void>(undefined);

  const add = (column = table.columns[0]?.field.name ?? '') => {
    if (lines.lines.get().length >= table.most) return;
    of.rearrange(() => {
      const [line] = lines.add(1);
      next.current = () => line && focusCell(rowAt(body.current, line.key), column);
    });
    say(t('Line {place} added.', { place: lines.lines.get().length }));
  };
  const remove = (key: number) => {
    if (lines.lines.get().length <= table.least) return;
    const at = lines.indexOf(key);
    of.rearrange(() => lines.remove(key));
    next.current = () => {
      const rows = [...(body.current?.children ?? [])];
      const row = rows[Math.min(at, rows.length - 1)];
      const buttons = body.current?.closest('.line-items')?.querySelector<HTMLElement>('.line-add');
      // The next row is under the pointer.
      (row?.querySelector<HTMLElement>('[data-do="remove"]') ?? buttons)?.focus({ preventScroll: true });
    };
    say(t('Line {place} removed.', { place: at + 1 }));
  };
  const move = (key: number, to: number, focus?: () => void) => {
    const count = lines.lines.get().length;
    const place = Math.max(0, Math.min(count - 1, to));
    if (place === lines.indexOf(key)) return;
    of.rearrange(() => lines.move(key, place));
    next.current = focus;
    say(t('{name}: {place} of {count}', { name: t('Line'), place: place + 1, count }));
  };
  return { next, add, remove, move };
}
