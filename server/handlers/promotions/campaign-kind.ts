import type { PromotionKind } from './promotion-kind.ts';

export const campaignKind: PromotionKind = { table: 'campaigns', active: 'active' };
