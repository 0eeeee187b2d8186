import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Project } from './project.ts';
import { cache, casesFolder } from './testing.ts';
import { watchProject } from './watch.ts';

let root: string;
let stop: () => void = () => undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generator-'));
  cpSync(join(casesFolder, 'good', 'schemas'), join(root, 'schemas'), { recursive: true });
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

it('emits again after a change, and keeps the last good output when the change is wrong', {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  stop = await watchProject(new Project(root, cache), (line) => lines.push(line));
  const declaration = join(root, 'schemas/book/book-list.screen.json');
  const emitted = join(root, 'src/generated/product/screens/book-list.ts');
  expect(existsSync(emitted)).toBe(true);

  const text = readFileSync(declaration, 'utf8');
  writeFileSync(declaration, text.replace('"add": {', '"add": { "label": "New book",'));
  await until(() => readFileSync(emitted, 'utf8').includes('New book'));
  expect(lines.at(-1)).toMatch(/^schemas: src\/generated\/product\/screens\/book-list\.ts \(\d+ ms\)$/);

  writeFileSync(declaration, text.replace('"add": {', '"add": { "to": "book-ad",'));
  await until(() => lines.at(-1)?.includes('REF-01') ?? false);
  expect(readFileSync(emitted, 'utf8')).toContain('New book');
});

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
