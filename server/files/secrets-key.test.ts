import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretsKeyOf } from './secrets-key.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-key-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const keyWith = (secretsKey: string | null, databaseUrl: string | null) =>
  secretsKeyOf({ secretsKey, databaseUrl, dataDir })();

it('the key is that of the setting; another database has none of its own', async () => {
  expect(await keyWith('s'.repeat(32), null)).toBe('s'.repeat(32));
  expect(await keyWith(null, 'postgres://db/office')).toBeNull();
  await expect(stat(join(dataDir, 'secrets-key'))).rejects.toThrow(/ENOENT/);
});

it('beside the embedded database a file keeps it, for its owner alone', async () => {
  const key = await keyWith(null, null);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyWith(null, null)).toBe(key);
  expect((await stat(join(dataDir, 'secrets-key'))).mode & 0o777).toBe(0o600);
});
