import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** The configured S3 bucket, else the disk. */
export function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): FileStorage {
  return s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'files'));
}
