import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../settings.ts';
import { placeOf } from './file-name.ts';
import type { FileStorage } from './storage.ts';

/** Who asks the bucket of the settings. */
export function makeS3Client(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.pathStyle,
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    maxAttempts: 4,
    // Other S3 implementations do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  });
}

/** Objects of a bucket, named as on disk; a large one comes in parts and exists when all are there. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { bucket } = settings;
  const client = makeS3Client(settings);
  const object = (name: string) => ({ Bucket: bucket, Key: placeOf(name) });
  return {
    describe: `bucket ${bucket}${settings.endpoint ? ` at ${new URL(settings.endpoint).host}` : ''}`,
    async has(name) {
      return (await unlessMissing(client.send(new HeadObjectCommand(object(name))))) !== null;
    },
    async put(name, path, mime) {
      const params = { ...object(name), Body: createReadStream(path), ContentType: mime };
      // Aborts the multipart upload when a part fails.
      await new Upload({ client, params, leavePartsOnError: false }).done();
    },
    async open(name, range) {
      const Range = range ? `bytes=${range.start}-${range.end ?? ''}` : undefined;
      const answer = await unlessMissing(
        client.send(new GetObjectCommand({ ...object(name), ...(Range ? { Range } : {}) })),
      );
      if (!answer) return null;
      const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
      return { stream: answer.Body as Readable, size: Number(whole ?? answer.ContentLength) };
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}

/** Null when the object does not exist. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404) return null;
    throw error;
  }
}
