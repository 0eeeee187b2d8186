import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { gridPlugin } from './grid-plugin.ts';
import { errorsAtEnd, hooksOf } from './testing-redirects.ts';

const library = '/x/node_modules/material-react-table/dist/index.esm.js';

describe("the grid's library in a build", () => {
  it('gets our stub for every picker that it imports as installed', () => {
    const main = createRequire(import.meta.url).resolve('material-react-table');
    const source = readFileSync(main.replace(/index\.[a-z.]+$/, 'index.esm.js'), 'utf8');
    const imports = [...source.matchAll(/import \{ (\w+) \} from '(@mui\/x-date-pickers[^']*)'/g)];
    expect(imports.length).toBeGreaterThan(0);
    const plugin = hooksOf(gridPlugin());
    for (const [, name, from] of imports) {
      const stub = plugin.resolveId(from ?? '', library) ?? '';
      expect(readFileSync(stub, 'utf8')).toContain(`refuse as ${name}`);
    }
  });

  it('fails when it was bundled and asked for no picker, and leaves other importers alone', () => {
    const plugin = hooksOf(gridPlugin());
    expect(errorsAtEnd(plugin)).toEqual([]);
    plugin.resolveId('material-react-table', '/x/src/runtime/kinds/edit-table/edit-table.tsx');
    expect(plugin.resolveId('@mui/x-date-pickers/DatePicker', '/x/src/runtime/fields/date.tsx')).toBeNull();
    expect(errorsAtEnd(plugin).join()).toContain('@mui/x-date-pickers');
    plugin.resolveId('@mui/x-date-pickers/DatePicker', library);
    expect(errorsAtEnd(plugin)).toEqual([]);
  });
});
