import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { S3_KEYS, type S3Double, startS3Double } from '../fixtures/s3-double.ts';
import { type S3Server, startS3Server } from '../fixtures/s3-server.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { copyOf, type FileStorage } from './storage.ts';

const NAME = `${'ab'.repeat(16)}.png`;
let folder: string;
let s3: S3Double;
let s3rver: S3Server;
beforeAll(async () => {
  [s3, s3rver] = await Promise.all([startS3Double(), startS3Server('toko')]);
});
afterAll(() => Promise.all([s3.close(), s3rver.close()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
});
afterEach(async () => {
  s3.fail = () => null;
  await rm(folder, { recursive: true, force: true });
});

const bucket = (credentials = S3_KEYS) =>
  s3Storage({ endpoint: s3.endpoint, bucket: 'toko', region: 'id-1', pathStyle: true, credentials });
const kinds: Record<string, () => FileStorage> = {
  'the disk': () => diskStorage(join(folder, 'files')),
  'an S3 store': () => bucket(),
  s3rver: () => s3Storage(s3rver.settings),
};
const large = Buffer.alloc(11_000_000, 'a large film ');
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fileOf = async (content: Buffer | string) => {
  const path = join(folder, 'incoming');
  await writeFile(path, content);
  return path;
};
const read = async (storage: FileStorage, range?: { start: number; end?: number }) => {
  const found = await storage.open(NAME, range);
  return found && { size: found.size, text: String(await buffer(found.stream)) };
};

describe.each(Object.entries(kinds))('%s', (_, open) => {
  it('keeps a file, gives all or a part of it, and forgets it', async () => {
    const storage = open();
    expect([await storage.has(NAME), await read(storage)]).toEqual([false, null]);
    await storage.put(NAME, await fileOf('0123456789'), 'image/png');
    expect(await storage.has(NAME)).toBe(true);
    expect(await read(storage)).toEqual({ size: 10, text: '0123456789' });
    expect(await read(storage, { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
    expect(await read(storage, { start: 7 })).toEqual({ size: 10, text: '789' });
    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.has(NAME)).toBe(false);
  });

  it('keeps a large file whole', async () => {
    const storage = open();
    await storage.put(NAME, await fileOf(large), 'video/mp4');
    const stored = await storage.open(NAME);
    expect(stored && hash(await buffer(stored.stream))).toBe(hash(large));
    await storage.remove(NAME);
  });

  it('gives a copy for those who need a path, and takes it away again', async () => {
    const storage = open();
    await storage.put(NAME, await fileOf('content'), 'image/png');
    const copy = await copyOf(storage, folder, NAME);
    expect(copy && (await readdir(join(folder, 'tmp'))).length).toBe(1);
    await copy?.discard();
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
    await storage.remove(NAME);
    expect(await copyOf(storage, folder, NAME)).toBeNull();
  });
});

describe('an S3 store', () => {
  it('keeps nothing of a file whose parts did not all arrive', async () => {
    s3.fail = ({ url }) => (/partNumber=2/.test(url ?? '') ? 400 : null);
    await expect(bucket().put(NAME, await fileOf(large), 'video/mp4')).rejects.toThrow();
    expect([s3.objects.size, s3.pending.size]).toEqual([0, 0]);
  });

  it('is asked again when it is busy', async () => {
    let busy = 2;
    s3.fail = () => (busy-- > 0 ? 503 : null);
    expect(await bucket().has(NAME)).toBe(false);
    expect(busy).toBeLessThanOrEqual(0);
  });

  it('says no to wrong keys, which is not taken for "not there"', async () => {
    await expect(bucket({ ...S3_KEYS, secretAccessKey: 'wrong' }).has(NAME)).rejects.toThrow();
  });
});
