import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StoreError } from '../store-error.ts';

/** The system account for the database when this process runs as root: PostgreSQL refuses to run as root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const CREATED = 'wholesale-db';

/**
 * The account for the database; null when this process is not root, since the database then runs under the same
 * account. Existing data decides by its owner; otherwise it is PostgreSQL's own account, or one that is created here.
 * Throws a StoreError.
 */
export function databaseAccount(existingData: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = existingData ? statSync(existingData).uid : 0;
  const systemAccount =
    owner !== 0 ? lookUp(String(owner)) : (lookUp(CREATED) ?? lookUp('postgres') ?? create());
  if (systemAccount) return systemAccount;
  throw new StoreError(
    'PostgreSQL does not run as root, and no account could be made for it. ' +
      'Create a system account named "postgres", start as another user, or set DATABASE_URL.',
  );
}

/** The `spawn` options that run the child process under the account. */
export function as(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function lookUp(nameOrId: string): Account | null {
  const ask = (flag: string) => spawnSync('id', [flag, nameOrId], { encoding: 'utf8' });
  const [uid, gid, name] = [ask('-u'), ask('-g'), ask('-un')];
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { name: name.stdout.trim(), uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function create(): Account | null {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', CREATED];
  spawnSync('useradd', options, { stdio: 'ignore' });
  return lookUp(CREATED);
}
