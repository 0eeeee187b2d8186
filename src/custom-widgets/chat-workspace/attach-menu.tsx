import { type Ref, useRef, useState } from 'react';
import { t } from '../../runtime/index.ts';
import { IconMenu, type MenuChoice } from './icon-menu.tsx';
import type { Attachment } from './panels.ts';

interface AttachMenuProps {
  readonly attachments: readonly Attachment[];
  attach(id: string): void;
  /** Handles chosen pictures and files; absent when they cannot be stored. */
  readonly addFiles?: ((files: readonly File[]) => unknown) | undefined;
  readonly takesPdf: boolean;
  /** Other kinds of messages. */
  readonly otherChoices: readonly MenuChoice[];
}

/** The menu of attachments of a message. */
export function AttachMenu({ attachments, attach, addFiles, takesPdf, otherChoices }: AttachMenuProps) {
  const picture = useRef<HTMLInputElement>(null);
  const pdf = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const choices = [
    ...attachments.map(({ id, label }) => ({ label: t(label), choose: () => attach(id) })),
    ...(addFiles ? [{ label: t('Image'), choose: () => picture.current?.click() }] : []),
    ...(addFiles && takesPdf ? [{ label: t('PDF'), choose: () => pdf.current?.click() }] : []),
    ...otherChoices,
  ];
  return (
    <>
      <IconMenu icon="add" label={t('Add attachment')} choices={choices} open={open} setOpen={setOpen} />
      {addFiles && <FileInput ref={picture} accept={PICTURES} label="Add an image" add={addFiles} />}
      {addFiles && takesPdf && (
        <FileInput ref={pdf} accept="application/pdf" label="Add a PDF" add={addFiles} />
      )}
    </>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly accept: string;
  /** Source text. */
  readonly label: string;
  add(files: readonly File[]): unknown;
}

const FileInput = ({ ref, accept, label, add }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    multiple
    hidden
    aria-label={t(label)}
    onChange={({ currentTarget }) => {
      add([...(currentTarget.files ?? [])]);
      currentTarget.value = '';
    }}
  />
);
