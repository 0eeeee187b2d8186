import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { Icon, IconButton, type IconName } from '../../runtime/index.ts';

export interface MenuChoice {
  /** Translated. */
  readonly label: string;
  choose(): void;
}

export interface IconMenuProps {
  readonly icon: IconName;
  /** Translated. */
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** An icon button with its menu, which opens above it: closing it does not scroll the composer out of view. */
export function IconMenu({ icon, label, choices, open, setOpen }: IconMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name={icon} />
      </IconButton>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            onClick={() => {
              setOpen(false);
              choice.choose();
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
