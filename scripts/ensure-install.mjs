// Installs the packages when they differ from the lock file. Uses nothing from node_modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const MIN_NODE = [20, 19];
/** The oldest major version of Node that still gets security fixes. */
const OLDEST_SUPPORTED = 22;

/** What somebody on `version` of Node should know before the product starts, or null. */
export function nodeNotice(version) {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST_SUPPORTED) return null;
  return `Node ${major} has ended and gets no security fixes; the product runs, and Node 24 is recommended.`;
}

/**
 * Makes node_modules equal to package-lock.json (`npm ci` when it is not). Ends the process with a message
 * when Node is too old, the lock file is missing or npm fails. `step` stands before what it says, such as `1/3 `.
 */
export function ensureInstall(folder = root, step = '') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    fail(`Node ${MIN_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
  }
  const lockFile = join(folder, 'package-lock.json');
  if (!existsSync(lockFile)) fail('package-lock.json is missing; restore it from version control.');
  const lock = readFileSync(lockFile);
  if (isInstalled(folder, lock)) return;

  console.log(`${step}Installing packages (npm ci); the first time this takes about a minute.`);
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
  if (status !== 0) fail(`npm ci failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  stamp(folder, lock);
}

/** True when the packages in `folder` are those of `lock`; remembers a positive answer by the lock's hash. */
export function isInstalled(folder, lock) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (readStamp(folder) === hash(lock)) return true;
  // A plain `npm install` leaves no stamp: compares its own record with the lock file.
  const same = samePackages(JSON.parse(lock).packages, JSON.parse(readFileSync(installed)).packages);
  if (same) stamp(folder, lock);
  return same;
}

/** `wanted` and `present` are the `packages` maps of two lock files; optional ones may be absent (other platforms). */
function samePackages(lockedPackages, present) {
  const names = Object.keys(lockedPackages).filter((name) => name !== '');
  const missing = names.some((name) => {
    const entry = present[name];
    if (!entry) return !lockedPackages[name].optional && !lockedPackages[name].devOptional;
    return (
      entry.version !== lockedPackages[name].version || entry.integrity !== lockedPackages[name].integrity
    );
  });
  return !missing && Object.keys(present).every((name) => name in lockedPackages);
}

const stampFile = (folder) => join(folder, 'node_modules', '.cache', 'installed-lock-hash');
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

function readStamp(folder) {
  return existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : null;
}

function stamp(folder, lock) {
  mkdirSync(dirname(stampFile(folder)), { recursive: true });
  writeFileSync(stampFile(folder), hash(lock));
}

/** Runs npm in the folder `cwd` with this terminal; the result of spawnSync. */
export function npm(args, cwd) {
  const options = { cwd, stdio: 'inherit' };
  // npm tells its scripts where it lives; started by hand we look for it on the PATH.
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return spawnSync(process.execPath, [self, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
