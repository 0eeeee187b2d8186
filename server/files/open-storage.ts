import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

/** The configured S3 bucket, else the disk. Only the bucket loads its client, which takes 15 MB. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<FileStorage> {
  if (!s3) return diskStorage(join(dataDir, 'files'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3);
}
