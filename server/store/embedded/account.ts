import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StoreError } from '../store-error.ts';

/** The system account the database runs under when we are root: PostgreSQL refuses to be root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const CREATED = 'wholesale-db';

/**
 * The account for the database, or null when the process is not root and the database simply runs as ourselves.
 * Data that is there already decides; else PostgreSQL's own account, else one that is created here.
 */
export function databaseAccount(existingData: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = existingData ? statSync(existingData).uid : 0;
  const found = owner !== 0 ? lookUp(String(owner)) : (lookUp(CREATED) ?? lookUp('postgres') ?? create());
  if (found) return found;
  throw new StoreError(
    'PostgreSQL does not run as root, and no account could be made for it. ' +
      'Create a system account named "postgres", start as another user, or set DATABASE_URL.',
  );
}

/** What to add to a spawn so that the child runs as the account. */
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
