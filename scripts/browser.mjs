// The Chromium that the tests drive: which one, and how to get one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const APT = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
];

/**
 * The path of a browser: CHROMIUM_PATH, one of the system, or the one Playwright downloaded; null when there is
 * none. Throws when CHROMIUM_PATH names a file that does not exist.
 */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  return PLACES.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** A browser, installed first where we may (root on Debian). Throws with the command to type where we may not. */
export function ensureBrowser(env = process.env) {
  const found = findBrowser(env);
  if (found) return found;
  if (!mayInstall(env)) throw new Error(howToInstall());
  console.log('No Chromium found: installing it with apt-get.');
  for (const [command, ...args] of APT) {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed.\n${howToInstall()}`);
  }
  const installed = findBrowser(env);
  if (installed) return installed;
  throw new Error(howToInstall());
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null; // Playwright is not installed, or has no browser for this system.
  }
}

function mayInstall(env) {
  const onPath = (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')));
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath;
}

function howToInstall() {
  const commands = APT.map((command) => `sudo ${command.join(' ')}`).join(' && ');
  const advice = existsSync('/etc/debian_version') ? commands : 'npx playwright install chromium';
  return `The tests need Chromium. Install it:\n  ${advice}\nor set CHROMIUM_PATH to one that is there.`;
}
