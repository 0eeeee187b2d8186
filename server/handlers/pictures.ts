import type { Context } from '../calls/handler.ts';
import { Upload } from '../files/upload.ts';

type Picture = { readonly body: { readonly picture: unknown } };

/** Stores a picture; its address is then used in a text. */
export async function addPicture({ body }: Picture, { files }: Context) {
  return { picture: `/files/${await files.keep(pictureIn(body))}` };
}

/** The same for a message: it is for those who may chat, and for the shop. */
export async function addChatPicture({ body }: Picture, { files }: Context) {
  return { picture: `/files/${await files.keepForChat(pictureIn(body))}` };
}

/** A PDF of a message, for the same people. */
export async function addChatFile(
  { body }: { readonly body: { readonly file: unknown } },
  { files }: Context,
) {
  return { url: `/files/${await files.keepForChat(uploadIn(body.file))}` };
}

const pictureIn = ({ picture }: Picture['body']): Upload => uploadIn(picture);

function uploadIn(file: unknown): Upload {
  if (!(file instanceof Upload)) throw new Error('A file came without its bytes.');
  return file;
}
