import type { PromotionKind } from './kinds.ts';

export const newPromoKind: PromotionKind = { table: 'new_promos', active: 'is_active' };
