import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Db } from '../connect.ts';

interface Picture {
  name: string;
  bytes: number;
  width: number;
  height: number;
  title: string;
}

/** The pictures of the demo data: each one is drawn once, however many rows show it. */
export interface Pictures {
  /** The file name of the drawing, `width` pixels wide. It is valid in the database after `save`. */
  add(title: string, svg: string, width: number): Promise<string>;
  /** Notes all that were added in the table of files. */
  save(db: Db): Promise<void>;
}

/** Writes into `folder` as uploads do: <first two characters>/<hash of the bytes>.png. */
export function createPictures(folder: string): Pictures {
  const drawn = new Map<string, Promise<Picture>>();
  return {
    async add(title, svg, width) {
      const key = `${width} ${svg}`;
      const picture = drawn.get(key) ?? draw(folder, title, svg, width);
      drawn.set(key, picture);
      return (await picture).name;
    },
    async save(db) {
      const pictures = await Promise.all(drawn.values());
      const rows = pictures.map(({ title, ...row }) => ({
        ...row,
        mime: 'image/png',
        original_name: `${title}.png`,
      }));
      // Two drawings may come out equal.
      await db
        .insertInto('files')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

async function draw(folder: string, title: string, svg: string, width: number): Promise<Picture> {
  const image = sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 6 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.png`;
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, name.slice(0, 2), name), data);
  return { name, bytes: data.length, width: info.width, height: info.height, title };
}
