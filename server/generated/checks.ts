// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { ApprovalCreateBody, ApprovalUpdateBody } from '../../domain/generated/types/approval.ts';
import type { CampaignDeleteParams } from '../../domain/generated/types/campaign.ts';
import type { FlashsaleDeleteParams } from '../../domain/generated/types/flashsale.ts';
import type { ProductSetBlockedManyBody } from '../../domain/generated/types/product.ts';
import type { VoucherDeleteParams } from '../../domain/generated/types/voucher.ts';
import type { Check } from '../resources/check.ts';
import type { EntityRecords } from './records.ts';

/** Generic writes with a check: each needs one of this type. */
export interface EndpointChecks {
  readonly 'approval.create': Check<{ body: ApprovalCreateBody; params: Record<never, never>; query: Record<never, never> }, null>;
  readonly 'approval.update': Check<{ body: ApprovalUpdateBody; params: Record<never, never>; query: Record<never, never> }, EntityRecords['approval']>;
  readonly 'campaign.delete': Check<{ body: Record<never, never>; params: CampaignDeleteParams; query: Record<never, never> }, EntityRecords['campaign']>;
  readonly 'flashsale.delete': Check<{ body: Record<never, never>; params: FlashsaleDeleteParams; query: Record<never, never> }, EntityRecords['flashsale']>;
  readonly 'product.set-blocked-many': Check<{ body: ProductSetBlockedManyBody; params: Record<never, never>; query: Record<never, never> }, EntityRecords['product']>;
  readonly 'voucher.delete': Check<{ body: Record<never, never>; params: VoucherDeleteParams; query: Record<never, never> }, EntityRecords['voucher']>;
}
