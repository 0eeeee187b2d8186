import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { client } from '../src/runtime/data/http-client.ts';
import { httpClientPlugin } from './http-client-plugin.ts';
import { errorsAtEnd, hooksOf } from './testing-redirects.ts';

const ADAPTERS = 'axios/lib/adapters/adapters.js';

describe('axios in a build', () => {
  it('has an adapter left out that the client does not name', () => {
    expect(client.defaults.adapter).toBe('xhr');
  });

  it('takes of that adapter, as installed, only what the stub has', () => {
    const main = createRequire(import.meta.url).resolve('axios');
    const adapters = readFileSync(main.slice(0, main.lastIndexOf('axios/')) + ADAPTERS, 'utf8');
    expect(adapters).toContain("import * as fetchAdapter from './fetch.js'");
    const taken = [...adapters.matchAll(/fetchAdapter\.(\w+)/g)].map(([, name]) => name);
    const plugin = hooksOf(httpClientPlugin());
    const stub = readFileSync(plugin.resolveId('./fetch.js', `/x/node_modules/${ADAPTERS}`) ?? '', 'utf8');
    expect([...stub.matchAll(/export function (\w+)/g)].map(([, name]) => name)).toEqual(taken);
  });

  it('fails when it was bundled and the adapter was not found, and leaves other imports alone', () => {
    const plugin = hooksOf(httpClientPlugin());
    expect(errorsAtEnd(plugin)).toEqual([]);
    plugin.resolveId('axios', '/x/src/runtime/data/http-client.ts');
    expect(plugin.resolveId('./fetch.js', '/x/src/runtime/data/send.ts')).toBeNull();
    expect(errorsAtEnd(plugin).join()).toContain('adapters/fetch.js');
    plugin.resolveId('./fetch.js', `/x/node_modules/${ADAPTERS}`);
    expect(errorsAtEnd(plugin)).toEqual([]);
  });
});
