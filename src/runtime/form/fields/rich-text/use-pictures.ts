import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { PictureCall } from '../../../../../core/model.ts';
import { asApiError, errorText } from '../../../base/api-error.ts';
import { acceptOf } from '../../../base/files/accept.ts';
import { send } from '../../../data/send.ts';
import { notify } from '../../../ui/toasts/notify.ts';

/**
 * Stores pictures and puts them where the selection is. `added` runs with the last one selected. A picture that is refused, or
 * that is not sent, is told by a toast.
 */
export function usePictures(call: PictureCall | undefined, added: () => void) {
  const [waiting, setWaiting] = useState(0);
  const add = async (editor: Editor, files: readonly File[]) => {
    if (!call || files.length === 0) return;
    setWaiting((previousCount) => previousCount + files.length);
    let isIn = false;
    for (const file of files) {
      try {
        const { item } = await send(call.endpoint, {}, { files: new Map([[call.file, file]]) });
        const src = item?.[call.address];
        if (typeof src === 'string' && !editor.isDestroyed)
          isIn = editor.chain().focus().setImage({ src, alt: '' }).run() || isIn;
      } catch (error) {
        notify(errorText(asApiError(error)), 'error');
      }
      setWaiting((previousCount) => previousCount - 1);
    }
    if (isIn) added();
  };
  return { waiting, add };
}

/** The pictures among files that are pasted or dropped; none where text comes with them, as from an office program. */
export function picturesIn(transfer: DataTransfer | null): File[] {
  if (!transfer || transfer.types.includes('text/html')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}

/** Opens the browser's dialog for files; nothing happens when it is left without any. */
export function choosePictures({ types }: PictureCall, then: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = acceptOf(types);
  input.onchange = () => then([...(input.files ?? [])]);
  input.click();
}
