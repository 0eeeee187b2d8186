import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PromotionTree } from '../../../../domain/promotions/conditions/promotion-tree.ts';

/** Maximum frames to wait for a row that has to be scrolled into view first. */
const FRAMES = 20;

type Reveal = (id: string) => void;

/**
 * Moves the focus to the node of the last operation, or to the one that `seek` names, there to the part of a selector. `onReveal` registers a list of rows that can
 * scroll to a row which is not in the document.
 */
export function useFocus(
  tree: PromotionTree,
  box: RefObject<HTMLElement | null>,
): { onReveal(reveal: Reveal): () => void; seek(id: string, part?: string): void } {
  const reveals = useRef(new Set<Reveal>());
  const seek = useCallback(
    (id: string, part?: string, frames = FRAMES): void => {
      const rowElement = box.current?.querySelector<HTMLElement>(`[data-node="${id}"]`);
      if (rowElement) focusIn(rowElement, part);
      else if (frames > 0) {
        for (const reveal of reveals.current) reveal(id);
        requestAnimationFrame(() => seek(id, part, frames - 1));
      }
    },
    [box],
  );
  useEffect(
    () =>
      tree.watch(({ focus }) => {
        if (focus !== undefined) requestAnimationFrame(() => seek(focus));
      }),
    [tree, seek],
  );
  const onReveal = useCallback((reveal: Reveal) => {
    reveals.current.add(reveal);
    return () => reveals.current.delete(reveal);
  }, []);
  return { onReveal, seek };
}

/**
 * Focuses the part of a row that a selector names, or the row; a focus inside of it stays, except that a row without a kind has its
 * choice of kind focused.
 */
export function focusIn(place: HTMLElement, part = '[data-first]'): void {
  const first = place.querySelector<HTMLElement>(part) ?? place.querySelector<HTMLElement>('[data-first]');
  if (place.contains(document.activeElement) && !first) return;
  const button = place.role === 'row' ? undefined : place.querySelector<HTMLElement>('.condition-add');
  (first ?? button ?? place).focus();
}
