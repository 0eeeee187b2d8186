import { useId, useState } from 'react';
import { t } from '../base/i18n/t.ts';
import type { MenuGroup } from '../navigation/visible-navigation.ts';
import { Icon } from '../ui/icons.tsx';
import { setPreference } from '../ui/preferences.ts';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarGroupProps {
  group: MenuGroup;
  current: string | undefined;
  /** When only icons are shown, opening a group widens the sidebar first. */
  narrow: boolean;
}

/** A collapsible group: open while it contains the current page, else as the user left it. */
export function SidebarGroup({ group, current, narrow }: SidebarGroupProps) {
  const holdsCurrent = group.children.some((child) => child.screen === current);
  const [chosen, setChosen] = useState<boolean>();
  const open = !narrow && (chosen ?? holdsCurrent);
  const listId = useId();
  const label = t(group.label);
  const toggle = () => {
    setChosen(narrow || !open);
    if (narrow) setPreference('sidebar', 'open');
  };
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        title={label}
        data-holds-current={holdsCurrent && !open ? '' : undefined}
        onClick={toggle}
      >
        {group.icon ? (
          <Icon name={group.icon} />
        ) : (
          <span className="sidebar-letter">{label.slice(0, 1)}</span>
        )}
        <span className="sidebar-label">{label}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={14} className="sidebar-chevron" />
      </button>
      <ul id={listId} hidden={!open}>
        {group.children.map((child) => (
          <SidebarLink key={child.screen} link={child} current={child.screen === current} />
        ))}
      </ul>
    </li>
  );
}
