import { join } from 'node:path';

/** The accounts of the demo data, all with the same password. */
export const ACCOUNTS = ['admin', 'superadmin', 'itstaff', 'cs'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The stored session of an account, for `test.use({ storageState })`; whoever signs out needs one of their own. */
export function sessionOf(account: Account): string {
  return join(process.env.SESSIONS ?? '', `${account}.json`);
}
