import { t } from '../i18n/t.ts';
import { PageLink } from '../screen/address.tsx';
import { Icon } from './icons.tsx';
import type { MenuLink } from './visible-navigation.ts';

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
