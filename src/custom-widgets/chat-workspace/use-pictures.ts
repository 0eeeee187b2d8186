import { type DragEvent, useEffect, useRef, useState } from 'react';
import { errorText, newId } from '../../runtime/index.ts';

/** A picture of the message being written. */
interface Picture {
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
      change(id, { why: errorText(error) });
    }
  };
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({
      id: newId(),
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
  };
  return {
    rows: pictures,
    /** Absent where pictures cannot be stored. */
    add: keep && add,
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

export type Pictures = ReturnType<typeof usePictures>;

/** Pictures that are dragged over an element, and dropped or pasted there. `add` is absent while none are taken. */
export function usePictureDrop(add: ((chosen: readonly File[]) => void) | undefined, taken: () => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: { preventDefault(): void }, files: FileList) => {
    const chosen = add ? picturesIn(files) : [];
    if (chosen.length === 0) return;
    event.preventDefault();
    add?.(chosen);
    taken();
  };
  return {
    isOver,
    take,
    place: {
      onDragOver(event: DragEvent) {
        if (!add || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        take(event, event.dataTransfer.files);
      },
    },
  };
}
