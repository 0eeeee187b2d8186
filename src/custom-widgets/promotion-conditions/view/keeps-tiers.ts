import { calls } from '../../../generated/product/widgets/promotion-conditions.ts';
import { takes } from '../../../runtime/index.ts';

/** Whether the server keeps tiers of ours: those of mixed items, and which super tier a benefit belongs to. */
export const keepsTiers = (): boolean => takes(calls['new-promo.create'], 'items_condition.benefit.tier_id');
