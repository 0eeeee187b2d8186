import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { makeS3Client, unlessMissing } from '../files/s3-storage.ts';
import type { S3Settings } from '../settings.ts';
import type { Vault } from './vault.ts';

/** The objects of a bucket below `path`; empty: all of them. Who may read them, the bucket's policy says. */
export function s3Vault(settings: S3Settings, path: string): Vault {
  const client = makeS3Client(settings);
  const Bucket = settings.bucket;
  const top = path === '' ? '' : `${path}/`;
  const object = (file: string) => ({ Bucket, Key: `${top}${file}` });
  const list = (prefix: string, Delimiter?: string) =>
    paginateListObjectsV2({ client }, { Bucket, Prefix: `${top}${prefix}`, Delimiter });
  const filesBelow = async (folder: string) => {
    const files: string[] = [];
    for await (const { Contents = [] } of list(`${folder}/`))
      for (const { Key = '' } of Contents) files.push(Key.slice(top.length));
    return files;
  };
  const has = async (file: string) =>
    (await unlessMissing(client.send(new HeadObjectCommand(object(file))))) !== null;
  return {
    describe: `s3://${Bucket}/${path}`,
    async folders() {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of list('', '/'))
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(top.length, -1));
      return names;
    },
    filesBelow,
    has,
    async read(file) {
      const answer = await unlessMissing(client.send(new GetObjectCommand(object(file))));
      return (answer?.Body ?? null) as Readable | null;
    },
    async write(file, content) {
      const params = { ...object(file), Body: Readable.from(content, { objectMode: false }) };
      await new Upload({ client, params, leavePartsOnError: false }).done();
    },
    async remove(file) {
      for (const below of [file, ...(await filesBelow(file))])
        await client.send(new DeleteObjectCommand(object(below)));
    },
  };
}
