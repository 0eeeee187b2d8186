import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** `file:line` of what the linter refuses in these files, which stand beside a copy of its settings. */
function refusedLines(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/title=[\w/]*\/(no\w*Restricted\w+),file=([^,]+),line=(\d+)/g)].map(
    ([, , file = '', line]) => `${relative(folder, file)}:${line}`,
  );
}

const BARE = [
  'crypto.randomUUID();',
  'globalThis.crypto.subtle;',
  'window.navigator.clipboard;',
  'const { locks } = navigator;',
  'navigator.serviceWorker;',
  'new Notification("a");',
  'globalThis.Notification?.permission;',
  'caches.open("a");',
];

it('what a page on plain HTTP lacks is refused by its bare name, and may stand in its own file', () => {
  const text = `${BARE.join('\n')}\nexport { locks };\n`;
  const refused = refusedLines({ 'src/screens-custom/a.ts': text, 'src/runtime/data/new-id.ts': text });
  expect(new Set(refused)).toEqual(new Set(BARE.map((_, index) => `src/screens-custom/a.ts:${index + 1}`)));
});
