import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ScreenBase } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { RecordPages } from './record-pages.tsx';
import { useTabFrame } from './tab-frame.ts';

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
    if (!isPart) document.title = `${windowTitle} · ${product().name}`;
  }, [isPart, windowTitle]);
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
    minHeight: 36,
    marginBottom: 16,
    '& > h1': { ...theme.typography.h1, flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  },
}));
