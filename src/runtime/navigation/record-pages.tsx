import type { ScreenBase } from '../../../core/model.ts';
import { t } from '../base/i18n/t.ts';
import { TabLine } from '../ui/tab-line.tsx';
import { PageLink } from './address.tsx';
import { useOpenable } from './use-openable.ts';

interface RecordPagesProps {
  /** Id of the current screen. */
  readonly open: string;
  readonly pages: NonNullable<ScreenBase['pages']>;
}

/** Links to the screens of one record that this server supports and this account may open. */
export function RecordPages({ open, pages }: RecordPagesProps) {
  const links = useOpenable(pages, (page) => page);
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
