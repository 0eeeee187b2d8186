import type { Context } from '../calls/handler.ts';
import { Upload } from '../files/upload.ts';

type Picture = { readonly body: { readonly picture: unknown } };

/** Stores a picture; its address is then used in a text. */
export async function addPicture({ body }: Picture, { files }: Context) {
  return { picture: `/files/${await files.keep(pictureIn(body))}` };
}

/** The same for a message: it is for those who may chat, and for the shop. */
export async function addChatPicture({ body }: Picture, { files }: Context) {
  return { picture: `/files/${await files.keepGuarded(pictureIn(body))}` };
}

function pictureIn({ picture }: Picture['body']): Upload {
  if (!(picture instanceof Upload)) throw new Error('A picture came without its bytes.');
  return picture;
}
