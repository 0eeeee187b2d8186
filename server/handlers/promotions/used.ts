import type { Problem } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { Jenis } from './proposals.ts';
import { readIsUsed } from './registry.store.ts';
import { readVoucherUse } from './voucher.store.ts';

/** What orders used stays, so that they can be explained; it is switched off instead. */
const USED: Problem = {
  message: 'Orders used it, so it stays. Deactivate it: then no order gets it any more.',
};
/** A voucher has no switch in its list, but a last day. */
const USED_VOUCHER: Problem = { message: 'Orders used it, so it stays. Edit it, and give it a last day.' };

/** The reason why a promotion is not deleted; none where no order used it. */
export const usedProblems = async (db: Db, jenis: Jenis, id: number): Promise<Problem[]> =>
  (await readIsUsed(db, jenis, id)) ? [USED] : [];

type Checked = [input: unknown, row: { readonly id: number }, work: { readonly db: Db }];

export const checkUnused =
  (jenis: Jenis) =>
  (...[, { id }, { db }]: Checked) =>
    usedProblems(db, jenis, id);

export const checkUnusedVoucher = async (...[, { id }, { db }]: Checked): Promise<Problem[]> =>
  (await readVoucherUse(db, id)).orders > 0 ? [USED_VOUCHER] : [];
