import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/**
 * The key that seals secrets in the database: SECRETS_KEY, else a file that is made beside the embedded database when it is first
 * needed. Null where neither is there.
 */
export function secretsKeyOf({
  secretsKey,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'secretsKey' | 'databaseUrl' | 'dataDir'>): () => Promise<string | null> {
  let keyInFile: Promise<string> | undefined;
  return async () => {
    if (secretsKey !== null || databaseUrl !== null) return secretsKey;
    keyInFile ??= keptKey(join(dataDir, 'secrets-key'));
    return keyInFile;
  };
}

async function keptKey(path: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
