/** Distance from an edge at which dragging scrolls, in px, and the maximum scroll per frame. */
const EDGE = 40;
const FASTEST = 14;

/** How far to scroll for a pointer at `y` in the visible range from `top` to `bottom`; negative is up. */
export function edgeStep(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE, (bottom - top) / 4);
  const into = Math.max(top + edge - y, y - (bottom - edge), 0);
  return Math.sign(y - (top + bottom) / 2) * Math.ceil((FASTEST * Math.min(into, edge)) / edge);
}

/**
 * Scrolls the scrollable ancestors of `place`, innermost first, while a dragging pointer is near an edge; calls `scrolled` after
 * each step. Returns the function that stops it.
 */
export function scrollAtEdges(place: Element, pointer: () => number | undefined, scrolled: () => void) {
  const holders = holdersOf(place);
  const look = () => {
    const y = pointer();
    if (y !== undefined && holders.some((holder) => scrollOne(holder, y))) scrolled();
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

function holdersOf(place: Element): Element[] {
  const holders: Element[] = [];
  for (
    let ancestor = place.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) holders.push(ancestor);
  }
  return [...holders, document.scrollingElement ?? document.documentElement];
}

function scrollOne(holder: Element, y: number): boolean {
  const isPage = holder === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : holder.getBoundingClientRect();
  const previousTop = holder.scrollTop;
  holder.scrollTop += edgeStep(y, Math.max(0, top), Math.min(window.innerHeight, bottom));
  return holder.scrollTop !== previousTop;
}
