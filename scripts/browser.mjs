// Finds or installs the Chromium for the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// Headless shell, like Playwright's own: a new page costs a sixth, and the journeys take half the time.
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const UPDATE = ['apt-get', 'update'];
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation'];
/** What Debian has, the best first: an older one may know only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

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

/** A browser, installed first when possible (root on Debian). Throws with the command to run when it is not. */
export function ensureBrowser(env = process.env) {
  if (!findBrowser(env) && mayInstall(env)) install(env);
  const browserPath = findBrowser(env);
  if (!browserPath) throw new Error(howToInstall());
  return browserPath;
}

/** Installs the first available package. */
function install(env) {
  const run = ([command, ...args]) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  console.log('Installing a browser for the tests with apt-get.');
  run(UPDATE);
  for (const name of PACKAGES) if (run([...INSTALL, name])) return;
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
  const commands = [UPDATE, [...INSTALL, PACKAGES[0]]]
    .map((commandWords) => `sudo ${commandWords.join(' ')}`)
    .join(' && ');
  const advice = existsSync('/etc/debian_version') ? commands : 'npx playwright install chromium';
  return `The tests need Chromium. Install it:\n  ${advice}\nor set CHROMIUM_PATH to one that is there.`;
}
