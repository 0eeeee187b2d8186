import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, nodeNotice } from './ensure-install.mjs';

type Packages = Record<string, { version: string; integrity?: string; optional?: true }>;
const lockOf = (packages: Packages) =>
  JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } });
const one = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What npm notes in node_modules about what it installed. */
function install(packages: Packages): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

describe('whether the packages are installed', () => {
  test('is no without node_modules', () => {
    expect(isInstalled(folder, lockOf(one))).toBe(false);
  });

  test('is yes after a plain npm install of the same packages', () => {
    install(one);
    expect(isInstalled(folder, lockOf(one))).toBe(true);
  });

  test.each([
    ['another version', { 'node_modules/one': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['other bytes', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-b' } }],
    ['one more package', { ...one, 'node_modules/two': { version: '2.0.0' } }],
    ['one package less', {}],
  ])('is no when the lock file asks for %s, though it was yes before', (_, wanted) => {
    install(one);
    expect(isInstalled(folder, lockOf(one))).toBe(true);
    expect(isInstalled(folder, lockOf(wanted))).toBe(false);
  });

  test('is yes without the optional packages of other platforms', () => {
    install(one);
    const other = { 'node_modules/other-platform': { version: '1.0.0', optional: true as const } };
    expect(isInstalled(folder, lockOf({ ...one, ...other }))).toBe(true);
  });
});

describe('the installation', () => {
  /** Runs ensureInstall with a script in npm's place that notes its arguments and ends with `code`. */
  function run(code: number) {
    const npm = join(folder, 'npm.js');
    writeFileSync(
      npm,
      `require('fs').appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
      require('fs').mkdirSync('node_modules', { recursive: true });
      require('fs').writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
      process.exit(${code});`,
    );
    const module = pathToFileURL(join(import.meta.dirname, 'ensure-install.mjs')).href;
    const script = `import(${JSON.stringify(module)}).then((m) => m.ensureInstall(${JSON.stringify(folder)}))`;
    const env = { ...process.env, npm_execpath: npm };
    return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  }
  const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');

  test('is done once for one lock file', () => {
    writeFileSync(join(folder, 'package-lock.json'), lockOf(one));
    expect(run(0).stdout).toContain('Installing packages');
    expect(run(0)).toMatchObject({ status: 0, stdout: '' });
    expect(calls()).toBe('ci --include=dev --no-audit --no-fund\n');
  });

  test('that fails ends with a message and is tried again the next time', () => {
    writeFileSync(join(folder, 'package-lock.json'), lockOf(one));
    expect(run(7)).toMatchObject({ status: 1, stderr: 'npm ci failed with exit code 7.\n' });
    expect(run(0).status).toBe(0);
    expect(calls().split('\n')).toHaveLength(3);
  });

  test('without a lock file says so', () => {
    expect(run(0)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('package-lock.json is missing'),
    });
  });
});

test.each([
  ['20.19.0', 'Node 20 has ended'],
  ['21.7.3', 'Node 21 has ended'],
])('a start on Node %s says that it has ended', (version, words) => {
  expect(nodeNotice(version)).toContain(words);
  expect(nodeNotice(version)).toContain('Node 24 is recommended');
});

test.each(['22.12.0', '24.1.0', '26.0.0'])('a start on Node %s says nothing of it', (version) => {
  expect(nodeNotice(version)).toBeNull();
});
