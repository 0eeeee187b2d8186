import type { PromotionKind } from './kinds.ts';

export const campaignKind: PromotionKind = { table: 'campaigns', active: 'active' };
