import { t } from '../core/i18n/t.ts';
import { product } from '../core/product.ts';
import { routeOf } from '../core/scope.ts';
import { allows } from '../core/user.ts';
import { useUser } from '../data/session/session-store.ts';
import type { ScreenBase } from '../model.ts';
import { TabLine } from '../ui/tab-line.tsx';
import { PageLink } from './address.tsx';
import { useScope } from './current-screen.ts';
import { loadScreen } from './load-screen.ts';
import { usable } from './prepare.ts';

interface RecordPagesProps {
  /** Id of the screen that is drawn. */
  readonly open: string;
  readonly pages: NonNullable<ScreenBase['pages']>;
}

/** The screens of one record as links: those that the server here can fill and that this account may open. */
export function RecordPages({ open, pages }: RecordPagesProps) {
  const scope = useScope();
  const user = useUser();
  const links = pages.flatMap((page) => {
    const entry = product().screens.find(({ id }) => id === page.screen);
    const to = routeOf(page, scope);
    return entry && to && usable(entry) && allows(entry.roles, user) ? [{ ...page, entry, to }] : [];
  });
  return (
    <nav aria-label={t('Pages of this record')}>
      <TabLine>
        {links.map(({ screen, entry, title, to }) => {
          const preload = () => void loadScreen(entry).catch(() => undefined);
          return (
            <PageLink
              key={screen}
              to={to}
              aria-current={screen === open ? 'page' : undefined}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {t(title)}
            </PageLink>
          );
        })}
      </TabLine>
    </nav>
  );
}
