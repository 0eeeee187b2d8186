import type { Problem } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { Jenis } from './proposals.ts';
import { readIsUsed } from './registry.store.ts';
import { readVoucherUse } from './voucher.store.ts';

/** What orders used stays, so that they can be explained; it is ended instead. */
const USED: Problem = {
  message: 'Orders used it, so it stays. End it now: then no order gets it any more.',
};
const CAMPAIGN_USED: Problem = {
  message: 'Shops have progress or a reward in it, so it stays. While it is active, End it now ends it.',
};

/** The reason why a promotion is not deleted; none where no order used it. */
export const usedProblems = async (db: Db, jenis: Jenis, id: number): Promise<Problem[]> =>
  (await readIsUsed(db, jenis, id)) ? [jenis === 'CAMPAIGN' ? CAMPAIGN_USED : USED] : [];

type Checked = [input: unknown, row: { readonly id: number }, work: { readonly db: Db }];

export const checkUnused =
  (jenis: Jenis) =>
  (...[, { id }, { db }]: Checked) =>
    usedProblems(db, jenis, id);

export const checkUnusedVoucher = async (...[, { id }, { db }]: Checked): Promise<Problem[]> =>
  (await readVoucherUse(db, id)).orders > 0 ? [USED] : [];
