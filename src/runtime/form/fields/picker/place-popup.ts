export interface Placed {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  readonly top?: number;
  readonly bottom?: number;
}

const GAP = 4;
/** Height of ten options and the border. */
const TALLEST = 370;
const WORTH = 200;

/** The position of a popup: below its anchor, or above when there is too little room below and more above. */
export function placePopup(
  anchor: { left: number; top: number; bottom: number; width: number },
  height: number,
): Placed {
  const below = height - anchor.bottom - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  const { left, width } = anchor;
  if (below >= WORTH || below >= above) {
    return { left, width, top: anchor.bottom + GAP, maxHeight: Math.min(TALLEST, Math.max(below, 80)) };
  }
  return { left, width, bottom: height - anchor.top + GAP, maxHeight: Math.min(TALLEST, above) };
}
