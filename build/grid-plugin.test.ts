import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { gridPlugin } from './grid-plugin.ts';

interface Hooks {
  resolveId(source: string, importer?: string): string | null;
  buildEnd(this: { error(message: string): void }): void;
}
const library = '/x/node_modules/material-react-table/dist/index.esm.js';

function complaints(plugin: Hooks): string[] {
  const found: string[] = [];
  plugin.buildEnd.call({ error: (message) => found.push(message) });
  return found;
}

describe("the grid's library in a build", () => {
  it('gets our stub for every picker that it imports as installed', () => {
    const main = createRequire(import.meta.url).resolve('material-react-table');
    const source = readFileSync(main.replace(/index\.[a-z.]+$/, 'index.esm.js'), 'utf8');
    const imports = [...source.matchAll(/import \{ (\w+) \} from '(@mui\/x-date-pickers[^']*)'/g)];
    expect(imports.length).toBeGreaterThan(0);
    const plugin = gridPlugin() as unknown as Hooks;
    for (const [, name, from] of imports) {
      const stub = plugin.resolveId(from ?? '', library) ?? '';
      expect(readFileSync(stub, 'utf8')).toContain(`refuse as ${name}`);
    }
  });

  it('fails when it was bundled and asked for no picker, and leaves other importers alone', () => {
    const plugin = gridPlugin() as unknown as Hooks;
    expect(complaints(plugin)).toEqual([]);
    plugin.resolveId('material-react-table', '/x/src/runtime/kinds/edit-table/edit-table.tsx');
    expect(plugin.resolveId('@mui/x-date-pickers/DatePicker', '/x/src/runtime/fields/date.tsx')).toBeNull();
    expect(complaints(plugin).join()).toContain('@mui/x-date-pickers');
    plugin.resolveId('@mui/x-date-pickers/DatePicker', library);
    expect(complaints(plugin)).toEqual([]);
  });
});
