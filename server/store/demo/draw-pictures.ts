import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Drawing, Picture } from './pictures.ts';

/*
 * A process of its own, started by pictures.ts with the folder as its argument: what drawing takes of memory (some 80
 * MB) goes with it. Reads drawings from its input, writes what became of each to its output.
 */
async function draw(folder: string, { svg, width }: Drawing): Promise<Picture> {
  const image = sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 6 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.png`;
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, name.slice(0, 2), name), data);
  return { name, bytes: data.length, width: info.width, height: info.height };
}

const folder = process.argv[2] ?? '';
const drawings = (await json(process.stdin)) as readonly Drawing[];
process.stdout.write(JSON.stringify(await Promise.all(drawings.map((drawing) => draw(folder, drawing)))));
