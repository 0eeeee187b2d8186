import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import type { Attachment } from './panels.ts';
import { picturesIn } from './use-pictures.ts';

/** Opens the menu above its button, so that closing it does not scroll the composer out of view. */
export const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'left' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
} as const;

interface AttachMenuProps {
  readonly attachments: readonly Attachment[];
  attach(id: string): void;
  /** Handles chosen pictures; absent when they cannot be stored. */
  readonly add?: ((pictures: readonly File[]) => void) | undefined;
  /** Other kinds of attachments. */
  readonly otherChoices: readonly { readonly label: string; choose(): void }[];
}

/** The menu of attachments of a message. */
export function AttachMenu({ attachments, attach, add, otherChoices }: AttachMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        aria-label={t('Add attachment')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="add" />
      </IconButton>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)} {...ABOVE}>
        {attachments.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setOpen(false);
              attach(id);
            }}
          >
            {t(label)}
          </MenuItem>
        ))}
        {add && (
          <MenuItem
            onClick={() => {
              setOpen(false);
              input.current?.click();
            }}
          >
            {t('Picture')}
          </MenuItem>
        )}
        {otherChoices.map(({ label, choose }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              choose();
            }}
          >
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
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
