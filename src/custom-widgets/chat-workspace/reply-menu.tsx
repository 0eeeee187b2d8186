import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import { ABOVE } from './attach-menu.tsx';
import type { CannedReply } from './model/canned-reply.ts';

interface ReplyMenuProps {
  readonly replies: readonly CannedReply[];
  readonly open: boolean;
  setOpen(open: boolean): void;
  choose(reply: CannedReply): void;
}

/** The menu of canned replies, by title. */
export function ReplyMenu({ replies, open, setOpen, choose }: ReplyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        aria-label={t('Canned replies')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="bookmark" />
      </IconButton>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)} {...ABOVE}>
        {replies.map((reply) => (
          <MenuItem key={reply.title} onClick={() => choose(reply)}>
            {reply.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
