import { useEffect, useRef, useState } from 'react';

/** A picture of the message being written. */
export interface Picture {
  readonly id: string;
  readonly name: string;
  /** Object URL of the preview that is shown during the upload. */
  readonly preview: string;
  /** URL of the stored picture, once it is uploaded. */
  readonly address?: string;
  /** The error message of a failed upload; empty otherwise. */
  readonly why: string;
}

/** Stores a picture and resolves to its URL; rejects with the reason. */
export type KeepPicture = (file: File) => Promise<string>;

/** The image files among pasted, dropped or chosen files. */
export const picturesIn = (files: Iterable<File> | null | undefined): readonly File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The pictures of the message being written; each is uploaded as soon as it is added. */
export function usePictures(keep: KeepPicture | undefined) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const files = useRef(new Map<string, File>());
  const currentPictures = useRef(pictures);
  currentPictures.current = pictures;
  useEffect(
    () => () => {
      for (const { preview } of currentPictures.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  const change = (id: string, to: Partial<Picture>) =>
    setPictures((previousPictures) =>
      previousPictures.map((picture) => (picture.id === id ? { ...picture, ...to } : picture)),
    );
  const upload = async (id: string) => {
    const file = files.current.get(id);
    if (!keep || !file) return;
    try {
      change(id, { address: await keep(file) });
    } catch (error) {
      change(id, { why: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    pictures,
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name || 'picture.png',
        preview: URL.createObjectURL(file),
        why: '',
      }));
      setPictures((previousPictures) => [...previousPictures, ...added]);
      added.forEach(({ id }, pictureIndex) => {
        const file = chosen[pictureIndex];
        if (file) files.current.set(id, file);
        void upload(id);
      });
    },
    retry: (id: string) => {
      change(id, { why: '' });
      void upload(id);
    },
    remove: (id: string) => {
      files.current.delete(id);
      setPictures((previousPictures) => previousPictures.filter((picture) => picture.id !== id));
    },
    clear: () => {
      files.current.clear();
      setPictures([]);
    },
  };
}
