import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { flatButtonsPlugin } from './flat-buttons-plugin.ts';

interface Hooks {
  resolveId(source: string, importer?: string): string | null;
  buildEnd(this: { error(message: string): void }, error?: Error): void;
}

const material = dirname(createRequire(import.meta.url).resolve('@mui/material/package.json'));
const button = join(material, 'esm/ButtonBase/ButtonBase.js');

function complaints(imports: readonly string[]): string {
  const plugin = flatButtonsPlugin() as unknown as Hooks;
  for (const source of imports) plugin.resolveId(source, button);
  const said: string[] = [];
  plugin.buildEnd.call({ error: (message) => said.push(message) });
  return said.join();
}

it('leads the ripple that the installed button imports to a stub', () => {
  const imports = [...readFileSync(button, 'utf8').matchAll(/from ["'](.+?)["']/g)].map(
    ([, from]) => from ?? '',
  );
  expect(complaints(imports)).toBe('');
  const plugin = flatButtonsPlugin() as unknown as Hooks;
  expect(plugin.resolveId('./TouchRipple.js', button)).toMatch(/touch-ripple\.ts$/);
  expect(plugin.resolveId('./TouchRipple.js', '/x/elsewhere.js')).toBeNull();
});

it('fails when buttons are there and none asks for a ripple', () => {
  expect(complaints(['clsx'])).toContain('TouchRipple.js');
});
