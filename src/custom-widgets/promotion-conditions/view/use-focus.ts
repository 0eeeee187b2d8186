import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PromotionTree } from '../model/promotion-tree.ts';

/** So many frames are waited for a row that has to be scrolled to first. */
const FRAMES = 20;

type Reveal = (id: string) => void;

/**
 * Brings the focus where the last operation has left it. Answers how a list of rows says that it can scroll to one that
 * is not in the document.
 */
export function useFocus(
  tree: PromotionTree,
  box: RefObject<HTMLElement | null>,
): (reveal: Reveal) => () => void {
  const reveals = useRef(new Set<Reveal>());
  useEffect(() => {
    const seek = (id: string, frames: number): void => {
      const found = box.current?.querySelector<HTMLElement>(`[data-node="${id}"]`);
      if (found) focusIn(found);
      else if (frames > 0) {
        for (const reveal of reveals.current) reveal(id);
        requestAnimationFrame(() => seek(id, frames - 1));
      }
    };
    return tree.watch(({ focus }) => {
      if (focus !== undefined) requestAnimationFrame(() => seek(focus, FRAMES));
    });
  }, [tree, box]);
  return useCallback((reveal) => {
    reveals.current.add(reveal);
    return () => reveals.current.delete(reveal);
  }, []);
}

/** Whoever is at work in it already stays there; a row whose kind is not chosen yet has its choice focused. */
export function focusIn(place: HTMLElement): void {
  const first = place.querySelector<HTMLElement>('[data-first]');
  if (place.contains(document.activeElement) && !first) return;
  const button = place.role === 'row' ? undefined : place.querySelector<HTMLElement>('.condition-add');
  (first ?? button ?? place).focus();
}
