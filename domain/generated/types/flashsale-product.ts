// Generated from schemas (flashsale-product) by `npm run generate`. Edit that instead of this file.
/** A product of a flash sale, by what was sold of it there. */
export interface FlashsaleProduct {
  id: number;
  /** Pieces. */
  sold: number;
}
