import type { PromotionKind } from './kinds.ts';

export const flashsaleKind: PromotionKind = { table: 'flashsales', active: 'active' };
