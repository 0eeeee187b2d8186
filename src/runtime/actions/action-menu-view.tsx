import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useId } from 'react';
import type { Action } from '../../../core/model.ts';
import { routeOf } from '../../../core/scope.ts';
import { endSide } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { PageLink } from '../navigation/address.tsx';
import { passRow } from '../navigation/passed-row.ts';
import { Icon } from '../ui/icons.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { whyNot } from './explain.ts';
import { lockOf, usePending } from './pending.ts';
import { useRunAction } from './run.ts';
import type { ActionBarProps } from './same-scope.ts';
import { isEnabled, visibleActions } from './visible-actions.ts';

export interface ActionMenuProps extends ActionBarProps {
  /** The anchor button; null when the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Runs the chosen action; the button that opened the menu shows that it is pending. */
  run?: ((action: Action) => void) | undefined;
}

/** The "..." menu of a page or a row, in the declared order. Destructive entries at its end are behind a divider. */
export default function ActionMenuView({ anchor, actions, scope, ...menuHandlers }: ActionMenuProps) {
  useEffect(() => {
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.removeAttribute('aria-expanded');
  }, [anchor]);
  const shownActions = visibleActions(actions, scope);
  const firstAtEnd = shownActions.findLastIndex(({ danger }) => !danger) + 1;
  const [entries, destructive] = [shownActions.slice(0, firstAtEnd), shownActions.slice(firstAtEnd)];
  // All or none: labels that begin at different places read as groups.
  const icons = shownActions.every(({ icon }) => icon !== undefined);
  const entry = (action: Action) => (
    <Entry key={action.id} action={action} icons={icons} scope={scope} {...menuHandlers} />
  );
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={menuHandlers.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: endSide() }}
      transformOrigin={{ vertical: 'top', horizontal: endSide() }}
    >
      {entries.map(entry)}
      {entries.length > 0 && destructive.length > 0 ? (
        <Divider component="li" sx={{ marginBlock: 1 }} />
      ) : null}
      {destructive.map(entry)}
    </Menu>
  );
}

interface EntryProps extends Pick<ActionMenuProps, 'scope' | 'onClose' | 'reload' | 'run'> {
  action: Action;
  icons: boolean;
}

// MUI's menu hands `autoFocus` and `tabIndex` to its direct children: what is left over goes to the item.
function Entry({ action, icons, scope, onClose, reload, run, ...fromMenu }: EntryProps) {
  const runHere = useRunAction();
  const pending = usePending(lockOf(action, scope));
  const why = whyNot(action, scope);
  const enabled = isEnabled(action, scope) && !pending;
  const route = action.to && !action.confirm && enabled ? routeOf(action.to, scope) : undefined;
  const id = useId();
  const choose = () => {
    if (why !== undefined) return;
    onClose();
    if (route !== undefined) return;
    if (run) run(action);
    else void runHere(action, scope, { reload });
  };
  return (
    <MenuItem
      {...fromMenu}
      {...(route === undefined ? {} : { component: PageLink, to: route, state: passRow(scope.row) })}
      onClick={choose}
      disabled={!enabled && why === undefined}
      {...(why !== undefined && {
        'aria-disabled': true,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-why`,
      })}
      sx={action.danger && why === undefined ? { color: 'error.main' } : null}
    >
      {icons && action.icon ? <Icon name={action.icon} size={16} /> : null}
      {why === undefined ? (
        t(action.label)
      ) : (
        <Explained>
          <span id={`${id}-label`}>{t(action.label)}</span>
          <small id={`${id}-why`}>{why}</small>
        </Explained>
      )}
    </MenuItem>
  );
}

/** A disabled action with its reason: a menu has room for it. */
const Explained = staticStyled('span')(({ theme }) => ({
  display: 'grid',
  maxWidth: 280,
  whiteSpace: 'normal',
  color: theme.vars.palette.action.disabled,
  '& small': { color: theme.vars.palette.text.secondary },
}));
