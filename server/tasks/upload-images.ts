import { buffer } from 'node:stream/consumers';
import { UNWRITABLE_TEXT, unwritableIn } from '../../core/text.ts';
import { makeThumbnail } from '../files/image.ts';
import { HEAD_BYTES, sniff } from '../files/sniff.ts';
import { copyOf } from '../files/storage.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { addProductImage, THUMBNAIL } from '../handlers/add-product-image.ts';
import { hasImage, lockProduct } from '../handlers/product-images.store.ts';
import { ImportError, openZip, type ZipEntry } from '../imports/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { byName, readImageName } from './image-names.ts';
import { failureOfFile, goneFile, keptFile } from './kept-file.ts';
import { readProductOfSkus } from './products.store.ts';
import { rejectLines, reportRejected } from './rejected-lines.ts';

const LIMITS = { files: 1000, bytesInAll: 1_000_000_000 } as const;
/** The rules of a single upload. */
const MAX_BYTES = 2_000_000;
const TYPES = ['image/png', 'image/jpeg'];
const NO_IMAGE = { message: 'Select appropiate image file.' };

const rules = { heads: ['File'], report: 'images-problems.csv', isNumbered: false } as const;

/** Adds the images of an archive to the products that their names say, one a step; one that is there already stays. */
export const uploadImages: DeclaredJobs['product.upload-images'] = {
  async run(run) {
    const { storage, dataDir } = run.places;
    const copy = await copyOf(storage, dataDir, keptFile(run.input.body.file));
    if (!copy) throw goneFile();
    try {
      await addAll(run, copy.path);
    } catch (error) {
      throw failureOfFile(error);
    } finally {
      await copy.discard();
    }
    await reportRejected(run, rules);
    return { message: '{added} images added, {unchanged} there already.' };
  },
};

async function addAll(run: JobRun<unknown>, path: string): Promise<void> {
  const zip = await openZip(path, LIMITS);
  try {
    const entries = zip.entries.toSorted(byName);
    const total = entries.length;
    if (total === 0) throw new ImportError('The archive holds no files.');
    const done = typeof run.cursor === 'number' ? run.cursor : 0;
    for (const [imageIndex, entry] of entries.entries()) {
      if (imageIndex < done) continue;
      const read = await readImage(entry, run.db);
      await run.step(async (step) => {
        const came = 'message' in read ? read : await add(read, step);
        const counts = { added: 0, unchanged: 0, problems: 0, ...('counts' in came ? came.counts : {}) };
        step.advance({ cursor: imageIndex + 1, done: imageIndex + 1, total, counts });
        if ('counts' in came) return;
        const rejected = { line: imageIndex + 1, cells: [entry.name], about: entry.name, ...came };
        await rejectLines(run, [rejected], step, rules);
      });
    }
  } finally {
    zip.close();
  }
}

interface Image {
  readonly name: string;
  readonly product: number;
  readonly content: Buffer;
  readonly mime: string;
  readonly thumbnail: Buffer;
}
interface Counted {
  readonly counts: Readonly<Record<string, number>>;
}
interface Problem {
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** An image that passes the rules of a single upload, and the product it is of. */
async function readImage(entry: ZipEntry, db: Db): Promise<Image | Problem> {
  const { name, bytes } = entry;
  const character = unwritableIn(name);
  if (character) return { message: UNWRITABLE_TEXT, params: { character } };
  if (bytes > MAX_BYTES) return { message: 'Max file size is 2MB' };
  const content = await unpack(entry);
  if (!content) return { message: 'The file cannot be unpacked.' };
  const mime = sniff(content.subarray(0, HEAD_BYTES), name);
  if (!TYPES.includes(mime)) return NO_IMAGE;
  const product = await readProductOfSkus(db, readImageName(name).skus);
  if (product === undefined) return { message: 'There is no product with this SKU.' };
  const thumbnail = await makeThumbnail(content, THUMBNAIL);
  if (!thumbnail) return NO_IMAGE;
  return { name, product, content, mime, thumbnail };
}

/** Null for an entry that is damaged, or encrypted, or longer than declared in its header. */
async function unpack(entry: ZipEntry): Promise<Buffer | null> {
  try {
    return await buffer(await entry.open());
  } catch {
    return null;
  }
}

/** `edited_at` is left alone: syncs and imports write no images, and go on with the products' names. */
async function add(
  { name, product, content, mime, thumbnail }: Image,
  step: JobStep,
): Promise<Counted | Problem> {
  const { db, files } = step;
  if (!(await lockProduct(db, product))) return { message: 'There is no product with this SKU.' };
  const image = await files.keepBytes(content, mime, name);
  if (await hasImage(db, product, image)) return { counts: { unchanged: 1 } };
  await addProductImage(product, image, thumbnail, step);
  return { counts: { added: 1 } };
}
