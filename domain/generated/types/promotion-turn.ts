// Generated from schemas (promotion-turn) by `npm run generate`. Edit that instead of this file.
/** Who decides next on a version that waits. */
export interface PromotionTurn {
  id: number;
  names: string;
}
