import { sql } from 'kysely';
import { fileAddress } from '../files/file-name.ts';
import { makeThumbnail } from '../files/image.ts';
import { Upload } from '../files/upload.ts';
import { beforehand, type Context } from '../http/handler.ts';
import { notFound, Refusal } from '../refusal.ts';
import { addProductImage, THUMBNAIL } from './add-product-image.ts';

const WRONG_FILE = 'Select appropiate image file.';

interface Input {
  readonly params: { readonly id: number };
  readonly body: { readonly file?: unknown };
}

/** Adds an image behind the product's others, with a small copy for lists. */
export const uploadProductImage = beforehand(readPicture, addPicture);

async function readPicture({ body: { file } }: Input) {
  const thumbnail = file instanceof Upload ? await makeThumbnail(file.path, THUMBNAIL) : null;
  if (!(file instanceof Upload) || !thumbnail) {
    throw new Refusal('invalid', [{ field: 'file', message: WRONG_FILE }]);
  }
  return { file, thumbnail };
}

async function addPicture(
  { params }: Input,
  context: Context,
  { file, thumbnail }: Awaited<ReturnType<typeof readPicture>>,
) {
  const { db, files } = context;
  const product = await lockProduct(params.id, context);
  const image = await files.keep(file);
  const row = await addProductImage(product.id, image, thumbnail, context);
  await db.updateTable('products').set({ edited_at: sql`now()` }).where('id', '=', product.id).execute();
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

/** Throws when it is not there. Locked, so that two uploads at the same moment do not get the same place. */
export function lockProduct(id: number, { db }: Context): Promise<{ id: number; name: string }> {
  const product = db.selectFrom('products').select(['id', 'name']).where('id', '=', id).forUpdate();
  return product.executeTakeFirstOrThrow(notFound);
}
