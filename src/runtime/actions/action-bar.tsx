import Button from '@mui/material/Button';
import { type MouseEvent, memo, useId, useMemo, useState } from 'react';
import type { Action } from '../../../core/model.ts';
import { routeOf } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { PageLink } from '../navigation/address.tsx';
import { passRow } from '../navigation/passed-row.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { ActionMenu } from './action-menu.tsx';
import { useRefusedActions, whyNot } from './explain.ts';
import { useOffer } from './offered.ts';
import { isRepeatedClick, lockOf, usePending } from './pending.ts';
import { useRunAction } from './run.ts';
import { type ActionBarProps, sameActions } from './same-scope.ts';
import { isEnabled, visibleActions } from './visible-actions.ts';

/**
 * The actions of a page: the "..." menu first, then the secondary buttons, the primary action at the end. A phone has room for one
 * button beside the title: the others are in the menu, which is at the end there.
 */
export const ActionBar = memo(function ActionBar({ actions, scope: pageScope, reload, of }: ActionBarProps) {
  const run = useRunAction();
  const rows = useMemo(() => (pageScope.row ? [pageScope.row] : []), [pageScope.row]);
  const scope = useRefusedActions(actions, rows, pageScope);
  useOffer(() => ({ actions, scope, run: (action) => void run(action, scope, { reload }) }));
  const shownActions = visibleActions(actions, scope);
  const isPhone = useMedia(PHONE);
  const primary = shownActions.filter(({ place }) => place === 'primary');
  // Links to screens stand together, before what is done here.
  const secondary = shownActions
    .filter(({ place }) => place !== 'menu' && place !== 'primary')
    .toSorted((action, otherAction) => Number(isWay(otherAction)) - Number(isWay(action)));
  const isFolded = isPhone && primary.length + secondary.length > 1;
  const menu = shownActions.filter(({ place }) => place === 'menu' || (isFolded && place !== 'primary'));
  if (shownActions.length === 0) return null;
  const more = menu.length > 0 && <MoreButton actions={menu} scope={scope} reload={reload} />;
  return (
    <Bar>
      {!isPhone && more}
      {[...(isFolded ? [] : secondary), ...primary].map((action) => (
        <ActionButton key={action.id} action={action} scope={scope} reload={reload} of={of} />
      ))}
      {isPhone && more}
    </Bar>
  );
}, sameActions);

/** One action as a button. An action that only navigates is a link, so it can be opened in a new tab. */
function ActionButton({ action, scope, reload, of }: Omit<ActionBarProps, 'actions'> & { action: Action }) {
  const run = useRunAction();
  const pending = usePending(lockOf(action, scope));
  const why = whyNot(action, scope);
  const whyId = useId();
  const enabled = isEnabled(action, scope) && !pending;
  const route = action.to && !action.confirm && enabled ? routeOf(action.to, scope) : undefined;
  const press = (event: MouseEvent) => {
    if (why !== undefined) notify(why, 'info');
    else if (!isRepeatedClick(event)) void run(action, scope, { reload });
  };
  const variant = action.place === 'primary' ? 'contained' : isWay(action) ? 'text' : 'outlined';
  const behaviour =
    route === undefined ? { onClick: press } : { component: PageLink, to: route, state: passRow(scope.row) };
  const button = (
    <Button
      {...behaviour}
      variant={variant}
      color={action.danger ? 'error' : 'primary'}
      disabled={!enabled && why === undefined}
      {...(why !== undefined && {
        'aria-disabled': true,
        'aria-describedby': whyId,
        title: why,
        sx: LIKE_DISABLED,
      })}
      aria-label={of && `${t(action.label)}: ${of}`}
      aria-busy={pending || undefined}
      startIcon={action.icon ? <Icon name={action.icon} size={16} /> : undefined}
    >
      {t(action.label)}
    </Button>
  );
  if (why === undefined) return button;
  return (
    <>
      {button}
      <span id={whyId} hidden>
        {why}
      </span>
    </>
  );
}

/** It leads to another page and acts on nothing of this one: it looks like a link. */
const isWay = ({ to }: Action): boolean => to !== undefined && !to.route.includes('{');

/** Disabled with a reason: it still takes focus and pointer, which show the reason. */
const LIKE_DISABLED = {
  color: 'action.disabled',
  borderColor: 'action.disabledBackground',
  boxShadow: 'none',
};

function MoreButton({ actions, scope, reload }: ActionBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('More actions')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        actions={actions}
        scope={scope}
        onClose={() => setAnchor(null)}
        reload={reload}
      />
    </>
  );
}

const Bar = staticStyled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
