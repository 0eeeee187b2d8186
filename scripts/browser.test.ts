import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

test('CHROMIUM_PATH comes before everything else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const path = join(folder, 'my-chromium');
  writeFileSync(path, '');
  expect(findBrowser({ CHROMIUM_PATH: path })).toBe(path);
  rmSync(folder, { recursive: true });
});

test('a CHROMIUM_PATH that is not there is an error, not another browser', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
  );
});
