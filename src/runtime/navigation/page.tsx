import { memo, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ScreenBase } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { TabLine } from '../ui/tab-line.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { PageLink } from './address.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { parentsOf } from './parents.ts';
import { usable } from './prepare.ts';
import { HOME, landingFor } from './resolve-route.ts';
import { useTabFrame } from './tab-frame.ts';
import { useOpenable } from './use-openable.ts';
import { setWindowTitle } from './window-title.ts';

interface PageProps {
  screen: Pick<ScreenBase, 'title'> & Partial<Pick<ScreenBase, 'id' | 'pages'>>;
  /** Values for the title's placeholders. */
  record?: Row;
  /** Rendered at the end of the heading's line; the main action is last. */
  actions?: ReactNode;
  /** Replaces the title in the heading; if it is text, also the window's title. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen. In a dialog only the children are rendered; in a tab the actions are beside its heading. */
export function Page({ screen, record, actions, heading, children }: PageProps) {
  const current = useCurrentScreen();
  const inDialog = current?.dialog !== undefined;
  const tab = useTabFrame();
  const isPart = inDialog || tab !== undefined;
  const title = t(screen.title, record);
  const windowTitle = typeof heading === 'string' ? heading : title;
  useEffect(() => {
    if (!isPart) setWindowTitle(windowTitle);
  }, [isPart, windowTitle]);
  const rename = record && Object.keys(record).length > 0 ? current?.dialog?.rename : undefined;
  useEffect(() => rename?.(title), [rename, title]);
  if (inDialog) return children;
  if (tab)
    return (
      <>
        {actions && tab.actions ? createPortal(actions, tab.actions) : null}
        {children}
      </>
    );
  return (
    <Frame>
      <Breadcrumbs title={title} />
      <div className="page-heading">
        <h1 tabIndex={-1}>
          <bdi>{heading ?? title}</bdi>
        </h1>
        {actions}
      </div>
      {screen.pages && screen.id && <RecordPages open={screen.id} pages={screen.pages} />}
      {children}
    </Frame>
  );
}

const Frame = staticStyled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > .page-heading': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    // Its buttons come later, and move nothing.
    minHeight: 'max(36px, var(--touch))',
    marginBottom: 16,
    '& > h1': {
      ...theme.typography.h1,
      flex: '1 1 200px',
      minWidth: 0,
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
    },
    // One line with the page's button, and its menu at the very end.
    '@media (max-width: 600px)': {
      columnGap: 8,
      marginBlock: '4px 12px',
      '& > h1': { flexBasis: 120 },
      '& .MuiButton-startIcon': { display: 'none' },
      '& .icon-button:last-child': { marginInlineEnd: -12 },
    },
  },
}));

const Breadcrumbs = memo(function Breadcrumbs({ title }: { title: string }) {
  const current = useCurrentScreen();
  const user = useUser();
  // Where the start page would lead, at once.
  const landing = user && landingFor(product(), user, usable);
  const start = landing?.route ?? HOME;
  // A parent that is the start page stands there already, as Dashboard; one of the page's own name leads to it.
  const parents = current
    ? parentsOf(product(), current.entry, current.params).filter(
        (crumb) => crumb.route !== start && t(crumb.title, {}) !== title,
      )
    : [];
  return (
    <Trail aria-label={t('Breadcrumb')}>
      <ol>
        <li>
          <PageLink to={start}>{t('Dashboard')}</PageLink>
        </li>
        {parents.map((crumb) => (
          <li key={crumb.id}>
            {crumb.route ? <PageLink to={crumb.route}>{t(crumb.title, {})}</PageLink> : t(crumb.title, {})}
          </li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </Trail>
  );
});

const Trail = staticStyled('nav')(({ theme }) => ({
  marginBottom: 4,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& ol': { display: 'flex', flexWrap: 'wrap', listStyle: 'none', margin: 0, padding: 0, rowGap: 2 },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li + li::before': { content: '"›"', marginInline: 6, color: theme.vars.palette.text.disabled },
  // Enlarges the touch target beyond the word.
  '& a': {
    position: 'relative',
    color: 'inherit',
    borderRadius: 2,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'min(0px, (1em - var(--touch)) / 2) min(0px, (4ch - var(--touch)) / 2)',
    },
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
}));

interface RecordPagesProps {
  /** Id of the current screen. */
  readonly open: string;
  readonly pages: NonNullable<ScreenBase['pages']>;
}

/** Links to the screens of one record that this server supports and this account may open, if there is a choice. */
function RecordPages({ open, pages }: RecordPagesProps) {
  const links = useOpenable(pages, (page) => page);
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('Pages of this record')}>
      <TabLine>
        {links.map(({ item: { screen, title }, to, preload }) => (
          <PageLink
            key={screen}
            to={to}
            aria-current={screen === open ? 'page' : undefined}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {t(title)}
          </PageLink>
        ))}
      </TabLine>
    </nav>
  );
}
