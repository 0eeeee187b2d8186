import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { serveStudio } from './dev-studio.mjs';

it('the texts of a version are a module, so that the preview can be in another language', async () => {
  const studio = serveStudio({});
  studio.configResolved({ root: resolve('.') });
  const loaded = await studio.load(`${resolve('schemas/locales/id.json')}?studio=3`);
  expect(loaded).toMatch(/^export default \{/);
  expect(await studio.load(resolve('schemas/locales/id.json'))).toBeNull();
});
