import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import type { MenuChoice } from './icon-menu.tsx';
import type { Message } from './service/chat-service.ts';

const BUTTON = '.message-menu';

export interface OpenMenu {
  readonly message: Message;
  readonly anchor: HTMLElement;
}

interface MenuButtonProps {
  readonly message: Message;
  /** The tab stop of all menus. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  open(menu: OpenMenu): void;
}

/** Opens the menu of a message. */
export const MenuButton = ({ message, isStop, isOpen, open }: MenuButtonProps) => (
  <IconButton
    type="button"
    className={BUTTON.slice(1)}
    tabIndex={isStop ? 0 : -1}
    aria-label={t('Menu of this message')}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onClick={({ currentTarget }) => open({ message, anchor: currentTarget })}
  >
    <Icon name="more" />
  </IconButton>
);

interface MessageMenuProps {
  readonly menu: OpenMenu | undefined;
  readonly choices: readonly MenuChoice[];
  close(): void;
}

/** The menu of one message. */
export const MessageMenu = ({ menu, choices, close }: MessageMenuProps) => (
  <Menu open={menu !== undefined} anchorEl={menu?.anchor} onClose={close}>
    {choices.map(({ label, choose }) => (
      <MenuItem
        key={label}
        onClick={() => {
          close();
          choose();
        }}
      >
        {label}
      </MenuItem>
    ))}
  </Menu>
);

/** One tab stop for the menus of all messages, the last one at first; the arrow keys lead to the others. */
export function useMenuFocus(box: RefObject<HTMLElement | null>, drawnIds: readonly string[]) {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && drawnIds.includes(active) ? active : drawnIds.at(-1);
  const idOf = (button: Element | undefined) =>
    button?.closest('[data-message]')?.getAttribute('data-message') ?? undefined;
  const press = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
    const buttonIndex = buttons.indexOf(event.target as HTMLElement);
    if (buttonIndex < 0) return;
    const steps: Readonly<Record<string, number>> = { ArrowUp: buttonIndex - 1, ArrowDown: buttonIndex + 1 };
    const next = buttons[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    setActive(idOf(next));
    next.focus();
  };
  const focus = (id: string) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
    setActive(id);
    (buttons.find((button) => idOf(button) === id) ?? buttons.at(-1))?.focus();
  };
  return { stop, press, focus };
}
