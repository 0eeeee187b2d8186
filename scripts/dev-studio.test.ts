import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Shown, serveStudio } from './dev-studio.mjs';

it('the texts of a version are a module, so that the preview can be in another language', async () => {
  const studio = serveStudio({});
  studio.configResolved({ root: resolve('.') });
  const loaded = await studio.load(`${resolve('schemas/locales/id.json')}?studio=3`);
  expect(loaded).toMatch(/^export default \{/);
  expect(await studio.load(resolve('schemas/locales/id.json'))).toBeNull();
});

it('what is saved is shown as it was until the generator has written it; texts are on the disk at once', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shown-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [screen, texts] = ['src/generated/list.ts', 'schemas/locales/id.json'];
  for (const path of [screen, texts]) mkdirSync(join(root, path, '..'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write(screen, 'old');
  let overlay: Readonly<Record<string, string>> = { [screen]: 'edited', [texts]: 'not translated' };
  const shown = new Shown({ ask: async () => overlay });
  shown.root = root;
  await shown.follow({ version: 1 });
  expect([...shown.files]).toEqual(Object.entries(overlay));
  write(texts, 'translated');
  overlay = {};
  await shown.follow({ saved: [texts], state: { version: 2 } });
  expect([...shown.files]).toEqual([[screen, 'edited']]);
  await shown.follow({ version: 2 });
  expect([...shown.files]).toEqual([[screen, 'edited']]);
  // Also where it is another text than the one that was shown.
  write(screen, 'generated');
  expect(await shown.follow({ version: 2 })).toMatchObject({ changed: [screen] });
  expect([...shown.files]).toEqual([]);
});
