import { useEffect, useMemo, useState } from 'react';
import type { ListScreen, Target } from '../../../../core/model.ts';
import { type Row, routeOf } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { useUser } from '../../data/session/session-store.ts';
import { AddressContext, PageLink, useAddress } from '../../navigation/address.tsx';
import { passRow } from '../../navigation/passed-row.ts';
import { findOpenable } from '../../navigation/prepare.ts';
import { ScreenWithin, useTargetParams } from '../../navigation/screen-within.tsx';
import type { ListProps } from '../../table/state/use-list.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

interface RowPreviewProps extends ListProps {
  close(): void;
}

/** The detail of the row that has the focus, beside the list: it follows the row cursor. Nothing where rows lead to no detail. */
export default function RowPreview({ screen, list, close }: RowPreviewProps) {
  const user = useUser();
  const target = useMemo(
    () => targetsOf(screen).find((one) => findOpenable(one.screen, user)?.kind === 'detail'),
    [screen, user],
  );
  const row = useFocusedRow(list.rows, target ? close : undefined);
  const scope = useMemo(() => ({ ...list.scope, row }), [list.scope, row]);
  const params = useTargetParams(target, scope);
  const entry = findOpenable(target?.screen, user);
  const route = target && routeOf(target, scope);
  const address = useAddress();
  const own = useMemo(() => ({ ...address, pathname: route ?? '', search: '', hash: '' }), [address, route]);
  const ways = useMemo(() => ({ close, done: close, rename: () => undefined }), [close]);
  if (!target || !entry || !row || route === undefined) return null;
  return (
    <Aside aria-label={t(entry.title, row)}>
      <header>
        <PageLink to={route} state={passRow(row)}>
          {t('Details')}
        </PageLink>
        <IconButton aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <AddressContext value={own}>
        <ScreenWithin entry={entry} params={params} dialog={ways} passed={row} />
      </AddressContext>
    </Aside>
  );
}

/** Where the rows lead, by their columns before their actions. */
function targetsOf({ columns, row }: ListScreen): readonly Target[] {
  return [...columns, ...row].flatMap(({ to }) => to ?? []);
}

/** The row that has the focus, or had it last: the first one at the start. Escape closes. */
function useFocusedRow(rows: readonly Row[], close: (() => void) | undefined): Row | undefined {
  const [rowIndex, setRowIndex] = useState(() => indexOf(document.activeElement) ?? 0);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? indexOf(target) : undefined;
      if (focused !== undefined) setRowIndex(focused);
    };
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog], [role=menu]'))
        close?.();
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('keydown', leave);
    };
  }, [close]);
  return rows[Math.min(rowIndex, rows.length - 1)];
}

function indexOf(element: Element | null): number | undefined {
  const row = element?.closest<HTMLElement>('main tr[data-row]');
  return row && !row.closest('aside') ? Number(row.dataset.row) : undefined;
}

/** Beside the list, which gives it room; over it where there is none. */
const Aside = staticStyled('aside')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 'var(--bar-height) 0',
  insetInlineEnd: 0,
  zIndex: 6,
  width: 'min(416px, 100vw)',
  padding: '8px 24px 24px',
  overflow: 'auto',
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 },
  '& strong': { fontWeight: 600 },
  '& > strong': { fontSize: 18, lineHeight: '24px' },
  // Its buttons begin where its texts do.
  '& .MuiButton-root ~ .icon-button, & .icon-button:has(~ .MuiButton-root)': { order: 1 },
  '@media (min-width: 1200px)': {
    'main:has(&)': { paddingInlineEnd: 440 },
    // What matters most of a row is in sight whole; the rest stands beside it.
    'main:has(&) .list-scroll': {
      '& :is(.p2, .p3):not(.card-name)': { display: 'none' },
      '& table': { minWidth: 0 },
      '& :is(.card-head, .pick, .list-actions)': { position: 'static', borderInline: 0 },
    },
    'main:has(&) tr:focus-visible': { background: theme.vars.palette.primary.light },
  },
}));
