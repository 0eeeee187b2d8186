import { access } from '../../generated/access.ts';
import type { Problem } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { type Approver, readLevelAfter, readNamedApprovers, readStaff } from './approvers.store.ts';

/** Who may see promotions at all: only they can decide. */
const roles = access.promotions ?? [];
const SUPERADMINS = access.superadministration ?? [];

/** Who may not see promotions could not decide on them. */
export async function checkApprover(
  { body }: { readonly body: { readonly user_id: number } },
  _row: unknown,
  { db }: { readonly db: Db },
): Promise<Problem[] | undefined> {
  const staff = await readStaff(db, roles, null);
  if (staff.some(({ id }) => id === body.user_id)) return undefined;
  return [
    { field: 'user_id', message: 'This account may not see promotions, so it could not decide on them.' },
  ];
}

/** The next level of Master Approval that has an approver; null where there is none. */
export const levelAfter = (db: Db, level: number | null): Promise<number | null> =>
  readLevelAfter(db, level, roles);

/** Who decides at a level, the submitter excepted: the approvers named there, else the Superadmins. */
export async function decidersAt(
  db: Db,
  turn: number | null,
  submitter: number | null,
): Promise<{ readonly approvers: readonly Approver[]; readonly isNamed: boolean }> {
  const named = await readNamedApprovers(db, turn, roles, submitter);
  if (named.length > 0) return { approvers: named, isNamed: true };
  return { approvers: await readStaff(db, SUPERADMINS, submitter), isNamed: false };
}
