import { useEffect } from 'react';
import { product } from '../base/product.ts';

let shown = '';
let waiting = 0;

/** The title of the window: how much waits for this person, the page, and the product. */
function show(): void {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${shown} · ${product().name}`;
}

export function setWindowTitle(title: string): void {
  shown = title;
  show();
}

/** Shows in the window's title how much waits, over all pages. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    if (shown) show();
    return () => {
      waiting = 0;
      if (shown) show();
    };
  }, [count]);
}
