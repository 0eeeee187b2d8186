// Generated from schemas/**/*.lifecycle.json by `npm run generate`. Edit that instead of this file.
import { broadcastLifecycle } from '../../domain/generated/lifecycles/broadcast.ts';
import { promotionApprovalLifecycle } from '../../domain/generated/lifecycles/promotion-approval.ts';
import { transactionSroLifecycle } from '../../domain/generated/lifecycles/transaction-sro.ts';
import { transactionLifecycle } from '../../domain/generated/lifecycles/transaction.ts';
import { userUpdateInfoLifecycle } from '../../domain/generated/lifecycles/user-update-info.ts';
import type { LifecycleEffect, LifecycleRule } from '../resources/lifecycle-parts.ts';
import type { EntityRecords } from './records.ts';

/** The lifecycles by their id. */
export const lifecycles = {
  broadcast: broadcastLifecycle,
  'promotion-approval': promotionApprovalLifecycle,
  transaction: transactionLifecycle,
  'transaction-sro': transactionSroLifecycle,
  'user-update-info': userUpdateInfoLifecycle,
};

/** Who acts without being a person. */
export type ActorName = 'scheduler' | 'bank';

/** A record in a step of lifecycle broadcast. */
export type BroadcastRecord = EntityRecords['broadcast'];

/** What a handler may change beside the state. */
export type BroadcastChanges = Partial<Pick<EntityRecords['broadcast'], 
  | 'nama_broadcast'
  | 'created_at'
  | 'sender_type'
  | 'date_sender'
  | 'segment_type'
  | 'content'
  | 'sent_at'
  | 'reached'
  | 'read'
>>;

/** A record in a step of lifecycle promotion-approval. */
export type PromotionApprovalRecord = EntityRecords['promotion-approval'];

/** What a handler may change beside the state. */
export type PromotionApprovalChanges = Partial<Pick<EntityRecords['promotion-approval'], 
  | 'name'
  | 'jenis'
  | 'kind'
  | 'tanggal'
  | 'start_date'
  | 'end_date'
  | 'periode'
  | 'submitter'
  | 'relation_id'
  | 'promo_master_id'
  | 'revision'
  | 'asks'
  | 'approval_turn'
  | 'current'
  | 'turn'
>>;

/** A record in a step of lifecycle transaction. */
export type TransactionRecord = EntityRecords['transaction'];

/** What a handler may change beside the state. */
export type TransactionChanges = Partial<Pick<EntityRecords['transaction'], 
  | 'invoice_no'
  | 'shop_name'
  | 'total_price'
  | 'additional_discount'
  | 'nav_id'
  | 'created_at'
  | 'payment_type'
  | 'paid'
  | 'due_on'
  | 'amount_due'
  | 'balance'
  | 'unsettled'
  | 'receiver_address'
  | 'note'
  | 'virtual_account_id'
  | 'xp_point'
  | 'points'
  | 'reminded_at'
>>;

/** A record in a step of lifecycle transaction-sro. */
export type TransactionSroRecord = EntityRecords['transaction-sro'];

/** What a handler may change beside the state. */
export type TransactionSroChanges = Partial<Pick<EntityRecords['transaction-sro'], 'transaction_id' | 'no' | 'type' | 'created_at'>>;

/** A record in a step of lifecycle user-update-info. */
export type UserUpdateInfoRecord = EntityRecords['user-update-info'];

/** What a handler may change beside the state. */
export type UserUpdateInfoChanges = Partial<Pick<EntityRecords['user-update-info'], 
  | 'store_name'
  | 'store_address'
  | 'owner_name'
  | 'email'
  | 'phone_number'
  | 'status_string'
  | 'processed_by'
  | 'created_at'
>>;

/** Rules that say whether a person may take an action now. */
export interface LifecycleRules {
  readonly 'promotion-approval.turn': LifecycleRule<PromotionApprovalRecord>;
  readonly 'transaction.has-pieces': LifecycleRule<TransactionRecord>;
  readonly 'transaction.reminder-due': LifecycleRule<TransactionRecord>;
}

/** What else happens in the transaction of a step, whoever takes it. */
export interface LifecycleEffects {
  readonly 'broadcast.end-sending': LifecycleEffect<BroadcastRecord>;
  readonly 'promotion-approval.apply': LifecycleEffect<PromotionApprovalRecord>;
  readonly 'promotion-approval.mark-rejected': LifecycleEffect<PromotionApprovalRecord>;
  readonly 'promotion-approval.pass-on': LifecycleEffect<PromotionApprovalRecord>;
  readonly 'transaction-sro.failed': LifecycleEffect<TransactionSroRecord>;
  readonly 'transaction.level-points': LifecycleEffect<TransactionRecord>;
  readonly 'transaction.settle': LifecycleEffect<TransactionRecord>;
}
