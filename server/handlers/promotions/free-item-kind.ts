import { applyFreeItem } from './free-item-store.ts';
import type { PromotionKind } from './promotion-kind.ts';

export const freeItemKind: PromotionKind = { table: 'product_frees', active: 'active', apply: applyFreeItem };
