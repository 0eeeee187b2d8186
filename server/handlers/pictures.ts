import type { Context } from '../calls/handler.ts';
import { Upload } from '../files/upload.ts';

/** Stores a picture; its address is then used in a message or a text. */
export async function addPicture({ body }: { body: { picture: unknown } }, { files }: Context) {
  if (!(body.picture instanceof Upload)) throw new Error('A picture came without its bytes.');
  return { picture: `/files/${await files.keep(body.picture)}` };
}
