import { useRef, useState } from 'react';
import { t } from '../../runtime/index.ts';
import { IconMenu, type MenuChoice } from './icon-menu.tsx';
import type { Attachment } from './panels.ts';
import { picturesIn } from './use-pictures.ts';

interface AttachMenuProps {
  readonly attachments: readonly Attachment[];
  attach(id: string): void;
  /** Handles chosen pictures; absent when they cannot be stored. */
  readonly add?: ((pictures: readonly File[]) => void) | undefined;
  /** Other kinds of messages. */
  readonly otherChoices: readonly MenuChoice[];
}

/** The menu of attachments of a message. */
export function AttachMenu({ attachments, attach, add, otherChoices }: AttachMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const choices = [
    ...attachments.map(({ id, label }) => ({ label: t(label), choose: () => attach(id) })),
    ...(add ? [{ label: t('Picture'), choose: () => input.current?.click() }] : []),
    ...otherChoices,
  ];
  return (
    <>
      <IconMenu icon="add" label={t('Add attachment')} choices={choices} open={open} setOpen={setOpen} />
      {add && (
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          hidden
          aria-label={t('Add a picture')}
          onChange={({ currentTarget }) => {
            add(picturesIn(currentTarget.files));
            currentTarget.value = '';
          }}
        />
      )}
    </>
  );
}
