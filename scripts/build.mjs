// Builds the page when its sources have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ensure-install.mjs';

const SOURCES = [
  'core',
  'domain',
  'src',
  'schemas',
  'build',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const stamp = () => join(root, 'dist', '.build-hash');

/**
 * Builds the page into dist/ unless dist/ was built from the same sources. Throws when the build fails. `step` stands before
 * what it says.
 */
export function ensureBuild(step = '') {
  const hash = hashSources();
  if (existsSync(stamp()) && readFileSync(stamp(), 'utf8') === hash) return;
  console.log(`${step}Building the page; about ten seconds.`);
  build();
}

/** Builds the page in any case; it replaces what was in dist/. */
export function build() {
  const hash = hashSources();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The page could not be built.');
  writeFileSync(stamp(), hash);
}

/** Names and contents of all sources; tests are left out. */
function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesOf(join(root, name)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  const entries = listFolder(path);
  if (entries === null) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return entries.sort().flatMap((name) => filesOf(join(path, name)));
}

function listFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
