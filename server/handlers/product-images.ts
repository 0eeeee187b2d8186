import { type Ahead, beforehand, type Context } from '../calls/handler.ts';
import { fileAddress } from '../files/file-name.ts';
import { makeThumbnail } from '../files/image.ts';
import { Upload } from '../files/upload.ts';
import { requireRow } from '../refusal.ts';
import { addProductImage, THUMBNAIL } from './add-product-image.ts';
import { lockProduct, markEdited, readImageFiles } from './product-images.store.ts';

const WRONG_FILE = 'Select appropiate image file.';

interface Input {
  readonly params: { readonly id: number };
  readonly body: { readonly file?: unknown };
}

/** Appends an image to the product's images, with a thumbnail for lists. */
export const uploadProductImage = beforehand(readPicture, addPicture);

async function readPicture({ body: { file } }: Input, { limits }: Ahead<'picture'>) {
  const picture = await pictureIn(file);
  limits.picture(picture ? [] : [{ field: 'file', message: WRONG_FILE }]);
  return requireRow(picture);
}

async function pictureIn(file: unknown) {
  const thumbnail = file instanceof Upload ? await makeThumbnail(file.path, THUMBNAIL) : null;
  return file instanceof Upload && thumbnail ? { file, thumbnail } : undefined;
}

async function addPicture(
  { params }: Input,
  context: Context,
  { file, thumbnail }: Awaited<ReturnType<typeof readPicture>>,
) {
  const { db, files } = context;
  const product = requireRow(await lockProduct(db, params.id));
  const image = await files.keep(file);
  const row = await addProductImage(product.id, image, thumbnail, context);
  await markEdited(db, product.id);
  return {
    message: 'Image of {name} saved.',
    params: { name: product.name },
    data: {
      id: row.id,
      image_url: fileAddress(row.image_url),
      thumbnail_image_url: fileAddress(row.thumbnail_image_url),
      ordering: row.ordering,
    },
  };
}

interface Several {
  readonly params: { readonly id: number };
  readonly body: { readonly images?: unknown };
}

/** Appends several images in order; duplicates, also of existing images, are stored once. */
export const addProductImages = beforehand(readPictures, addPictures);

async function readPictures({ body: { images } }: Several, { limits }: Ahead<'picture'>) {
  limits.picture([]);
  const pictures: Awaited<ReturnType<typeof readPicture>>[] = [];
  for (const [imageIndex, file] of (Array.isArray(images) ? images : []).entries()) {
    const picture = await pictureIn(file);
    limits.picture(picture ? [] : [{ field: `images.${imageIndex}`, message: WRONG_FILE }]);
    pictures.push(requireRow(picture));
  }
  return pictures;
}

async function addPictures(
  { params }: Several,
  context: Context,
  pictures: Awaited<ReturnType<typeof readPictures>>,
) {
  const { db, files } = context;
  const product = requireRow(await lockProduct(db, params.id));
  const storedImages = new Set(await readImageFiles(db, product.id));
  const previousCount = storedImages.size;
  for (const { file, thumbnail } of pictures) {
    const image = await files.keep(file);
    if (storedImages.has(image)) continue;
    storedImages.add(image);
    await addProductImage(product.id, image, thumbnail, context);
  }
  const added = storedImages.size - previousCount;
  if (added > 0) await markEdited(db, product.id);
  const existingCount = pictures.length - added;
  return {
    message:
      existingCount === 0
        ? 'Images added to {name}: {added}.'
        : 'Images added to {name}: {added}. There already: {known}.',
    params: { name: product.name, added, known: existingCount },
  };
}
