import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../../../server/fixtures/product-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = 'server/generated/compiled/openapi.json';
const TYPES = join(import.meta.dirname, 'api.d.ts');

const run = (tool: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('node_modules', tool), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

let product: TestServer;
let url: string;
beforeAll(async () => {
  product = await startProduct();
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  rmSync(TYPES, { force: true });
  await product.close();
});

it.each([DOCUMENT, `tests/products/library/${DOCUMENT}`, `tests/products/gallery/${DOCUMENT}`])(
  'an independent linter finds nothing in %s',
  (document) => {
    const report = run('@redocly/cli/bin/cli.js', 'lint', document, '--format', 'json');
    expect(JSON.parse(report).problems).toEqual([]);
  },
);

it('a typed client that is made of the document lists, reads, creates, edits and is refused', async () => {
  run('openapi-typescript/bin/cli.js', DOCUMENT, '-o', TYPES);
  run('typescript/bin/tsc', '-p', import.meta.dirname, '--noEmit');
  // Its types are made by this test: the type check of everything else does not know them.
  const client = await import(join(import.meta.dirname, 'client.ts'));
  const token = product.bearer(SUPERADMIN).replace('Bearer ', '');
  expect(await client.renameBrand(url, token, 'Kopi Senja')).toEqual({
    edited: expect.any(String),
    read: 'Kopi Senja Baru',
    listed: expect.arrayContaining(['Kopi Senja Baru', 'Tirta']),
    refused: ['name: Please fill all fields.'],
  });
});
