import { useEffect, useRef, useState } from 'react';
import { errorText, newId, notify, now, useDraft } from '../../runtime/index.ts';
import { type AttachedPart, lasting } from './model/attached-parts.ts';
import { belowLimit } from './model/smaller-picture.ts';

/** Stores what a message is about to carry and resolves to its address; rejects with the reason. */
export interface KeepFiles {
  picture(file: File): Promise<string>;
  /** Of PDFs; absent where the service takes none. */
  readonly pdf?: ((file: File) => Promise<string>) | undefined;
}

/** A picture or file that is being stored, or could not be. */
interface Upload {
  readonly id: string;
  readonly file: File;
  readonly isPicture: boolean;
  /** Object URL that is shown of a picture. */
  readonly preview: string;
  /** The error message of a failed upload; empty otherwise. */
  readonly why: string;
}

const NONE: readonly AttachedPart[] = [];
const ONLY_THESE = 'Only images (PNG, JPEG, WebP, GIF) and PDFs can be sent.';
const ONLY_PICTURES = 'Only images (PNG, JPEG, WebP, GIF) can be sent.';
const isPicture = ({ type }: File) => type.startsWith('image/');
const isPdf = ({ type }: File) => type === 'application/pdf';

/** What is complete, kept per conversation as the text is, the same in all tabs. */
function useKeptParts(conversation: string) {
  const [kept, setParts, forget] = useDraft(`chat parts ${conversation}`, NONE, { inAllTabs: true });
  const parts = lasting(kept, now());
  const latest = useRef(parts);
  latest.current = parts;
  const put = (next: readonly AttachedPart[]) => {
    latest.current = next;
    if (next.length > 0) setParts(next);
    else forget();
  };
  return {
    parts,
    addPart: (part: Omit<AttachedPart, 'id'>, id = newId()) => put([...latest.current, { ...part, id }]),
    removePart(id: string) {
      if (latest.current.some((part) => part.id === id)) put(latest.current.filter((part) => part.id !== id));
    },
    forget: () => put(NONE),
  };
}

/** What goes with the message being written: cards, and files that are stored as soon as they are added. */
export function useAttached(conversation: string, keep: KeepFiles | undefined) {
  const { parts, addPart, removePart, forget } = useKeptParts(conversation);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  useReleasedPreviews(uploads);
  const removed = useRef(new Set<string>());
  const change = (id: string, why: string) =>
    setUploads((rows) => rows.map((upload) => (upload.id === id ? { ...upload, why } : upload)));
  const removeUpload = (id: string) => setUploads((rows) => rows.filter((upload) => upload.id !== id));
  const store = async (upload: Upload) => {
    if (!keep) return;
    try {
      const part = await storedPart(upload, keep);
      if (removed.current.has(upload.id)) return;
      addPart({ ...part, storedAt: now() }, upload.id);
      removeUpload(upload.id);
    } catch (error) {
      change(upload.id, errorText(error));
    }
  };
  const add = (files: readonly File[]) => {
    const added = files
      .filter((file) => keep && (isPicture(file) || (keep.pdf && isPdf(file))))
      .map(uploadOf);
    if (added.length < files.length) notify(keep?.pdf ? ONLY_THESE : ONLY_PICTURES, { tone: 'error' });
    setUploads((rows) => [...rows, ...added]);
    for (const upload of added) void store(upload);
    return added.length > 0;
  };
  return {
    parts,
    uploads,
    isEmpty: parts.length + uploads.length === 0,
    addPart,
    /** Stores the files that a message can carry; false where there are none. Absent where none can be stored. */
    addFiles: keep && add,
    takesPdf: keep?.pdf !== undefined,
    retry(upload: Upload) {
      change(upload.id, '');
      void store(upload);
    },
    remove(id: string) {
      removed.current.add(id);
      removeUpload(id);
      removePart(id);
    },
    forget,
  };
}

const uploadOf = (file: File): Upload => ({
  id: newId(),
  file,
  isPicture: isPicture(file),
  preview: isPicture(file) ? URL.createObjectURL(file) : '',
  why: '',
});

export type AttachedParts = ReturnType<typeof useAttached>;

async function storedPart({ file, isPicture }: Upload, keep: KeepFiles): Promise<Omit<AttachedPart, 'id'>> {
  if (!isPicture) {
    const url = (await keep.pdf?.(file)) ?? '';
    return { type: 'file', part: { url, name: file.name, size: file.size } };
  }
  const picture = await belowLimit(file);
  return {
    type: 'picture',
    part: { picture: await keep.picture(picture), name: picture.name || 'picture.png' },
  };
}

/** Gives the memory of previews back that are not shown any more. */
function useReleasedPreviews(uploads: readonly Upload[]): void {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const present = new Set(uploads.map(({ preview }) => preview).filter(Boolean));
    for (const preview of shown.current) if (!present.has(preview)) URL.revokeObjectURL(preview);
    shown.current = present;
  }, [uploads]);
  useEffect(
    () => () => {
      for (const preview of shown.current) URL.revokeObjectURL(preview);
    },
    [],
  );
}
