import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';

interface EditorMenuProps {
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
  close(): void;
}

/** A menu that stands in the page's main part, as its button does. */
export function EditorMenu({ anchor, close, children }: EditorMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={close} container={() => document.querySelector('main')}>
      {children}
    </Menu>
  );
}
