import type { PromotionKind } from './promotion-kind.ts';

export const flashsaleKind: PromotionKind = { table: 'flashsales', active: 'active' };
