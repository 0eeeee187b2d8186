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
    // Its lock would make the main part scroll by itself: what sticks there, such as the preview, would jump.
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      disableScrollLock
      container={() => document.querySelector('main')}
    >
      {children}
    </Menu>
  );
}
