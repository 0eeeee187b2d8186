import { t } from '../base/i18n/t.ts';
import { PageLink } from '../navigation/address.tsx';
import type { MenuLink } from '../navigation/visible-navigation.ts';
import { Icon } from '../ui/icons.tsx';

/** One entry of the sidebar. */
export function SidebarLink({ link, current }: { link: MenuLink; current: boolean }) {
  const label = t(link.label);
  return (
    <li>
      <PageLink to={link.route} aria-current={current ? 'page' : undefined} title={label}>
        {link.icon ? <Icon name={link.icon} /> : <span className="sidebar-letter">{label.slice(0, 1)}</span>}
        <span className="sidebar-label">{label}</span>
      </PageLink>
    </li>
  );
}
