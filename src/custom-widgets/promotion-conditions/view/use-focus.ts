import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PromotionTree } from '../model/promotion-tree.ts';

/** So many frames are waited for a row that has to be scrolled to first. */
const FRAMES = 20;

type Reveal = (id: string) => void;

/**
 * Brings the focus where the last operation has left it, or where `seek` says. `onReveal`: how a list of rows says that it
 * can scroll to one that is not in the document.
 */
export function useFocus(
  tree: PromotionTree,
  box: RefObject<HTMLElement | null>,
): { onReveal(reveal: Reveal): () => void; seek(id: string): void } {
  const reveals = useRef(new Set<Reveal>());
  const seek = useCallback(
    (id: string, frames = FRAMES): void => {
      const found = box.current?.querySelector<HTMLElement>(`[data-node="${id}"]`);
      if (found) focusIn(found);
      else if (frames > 0) {
        for (const reveal of reveals.current) reveal(id);
        requestAnimationFrame(() => seek(id, frames - 1));
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

/** Whoever is at work in it already stays there; a row whose kind is not chosen yet has its choice focused. */
export function focusIn(place: HTMLElement): void {
  const first = place.querySelector<HTMLElement>('[data-first]');
  if (place.contains(document.activeElement) && !first) return;
  const button = place.role === 'row' ? undefined : place.querySelector<HTMLElement>('.condition-add');
  (first ?? button ?? place).focus();
}
