import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreError } from '../store-error.ts';
import { type Account, as, databaseAccount } from './account.ts';

/** The folder of one embedded database, and the account it runs under. */
export interface Home {
  folder: string;
  cluster: string;
  account: Account | null;
  /** The folder is outside the data folder, because the account cannot enter that one. */
  moved: boolean;
}

const POINTER = 'postgres-location';

/**
 * Finds or creates the home of the database of `dataDir`. Normally this is `dataDir`/postgres. Where the database's
 * account cannot enter that folder, it is a folder of its own in `sharedFolder()`; its path is kept in a pointer file,
 * so that the data is found again even when permissions change.
 */
export function findHome(dataDir: string): Home {
  const inside = join(dataDir, 'postgres');
  const pointer = join(dataDir, POINTER);
  const noted = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  const chosenFolder = noted || inside;
  const chosenCluster = join(chosenFolder, 'cluster');
  const account = databaseAccount(existsSync(chosenCluster) ? chosenCluster : null);
  const homeIn = (folder: string): Home => ({
    folder,
    cluster: join(folder, 'cluster'),
    account,
    moved: folder !== inside,
  });
  if (noted || existsSync(chosenCluster)) {
    if (noted) refuseForeignHome(noted, dataDir);
    if (!canEnter(chosenFolder, account)) throw new StoreError(unreachable(chosenFolder, account));
    return homeIn(chosenFolder);
  }
  give(inside, account);
  if (canEnter(inside, account)) return homeIn(inside);
  // A random name: when the data folder is deleted and created again, its old database must not be reused.
  const outside = join(sharedFolder(), randomBytes(6).toString('hex'));
  give(outside, account);
  writeFileSync(join(outside, 'owner'), dataDir);
  writeFileSync(pointer, `${outside}\n`);
  return homeIn(outside);
}

/** The folder that was chosen for the database of `dataDir`; creates and checks nothing. */
export function homeFolder(dataDir: string): string {
  const pointer = join(dataDir, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
}

/** A folder that root owns and every account can enter, for what the checkout cannot keep. Throws a StoreError. */
export function sharedFolder(): string {
  const candidates = [join('/var/lib', 'wholesale-backoffice'), join(tmpdir(), 'wholesale-backoffice')];
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      // In a folder that every account may write to, another account may have created it first.
      const status = lstatSync(folder);
      if (!status.isDirectory() || status.uid !== process.getuid?.()) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Not writable: try the next one.
    }
  }
  throw new StoreError(`No place for the database could be made in ${candidates.join(' or ')}.`);
}

/** Throws when `dataDir` is a copy that points to the original's database: two servers on one would destroy it. */
function refuseForeignHome(home: string, dataDir: string): void {
  const ownerFile = join(home, 'owner');
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : dataDir;
  if (owner !== dataDir && existsSync(join(owner, POINTER))) {
    throw new StoreError(
      `${join(dataDir, POINTER)} points to the database of ${owner}. ` +
        'This folder seems to be a copy: remove that file to begin with a new database here.',
    );
  }
  writeFileSync(ownerFile, dataDir);
}

function give(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function canEnter(folder: string, account: Account | null): boolean {
  if (process.platform === 'win32') return true;
  const options = { ...as(account), cwd: '/', stdio: 'ignore' } as const;
  return spawnSync('sh', ['-c', 'cd "$1"', 'sh', folder], options).status === 0;
}

function unreachable(folder: string, account: Account | null): string {
  const who = account ? `the account "${account.name}"` : 'this user';
  return `The database is in ${folder}, but ${who} cannot enter that folder. Give back the permissions it had.`;
}
