import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { Icon } from '../../runtime/index.ts';

interface CheckItemProps extends MenuItemProps {
  readonly isOn: boolean;
  toggle(): void;
}

/** An entry of a menu that is on or off. The menu gives it what all its entries get. */
export function CheckItem({ isOn, toggle, children, ...props }: CheckItemProps) {
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={isOn} onClick={toggle}>
      <span style={{ display: 'inline-flex', width: 28 }}>{isOn && <Icon name="check" />}</span>
      {children}
    </MenuItem>
  );
}
