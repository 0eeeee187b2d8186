import type { NavigationEntry, Product } from '../../../core/model.ts';
import { allows, type User } from '../../../core/user.ts';
import type { IconName } from '../ui/icons.tsx';
import type { Usable } from './resolve-route.ts';

export interface MenuLink {
  readonly label: string;
  readonly icon?: IconName;
  readonly screen: string;
  readonly route: string;
}
export interface MenuGroup {
  readonly label: string;
  readonly icon?: IconName;
  readonly children: readonly MenuLink[];
}
export type MenuEntry = MenuLink | MenuGroup;

/** The navigation for this account: without entries that it may not open and without empty groups. */
export function visibleNavigation(product: Product, user: User, usable: Usable): MenuEntry[] {
  const linkOf = ({ label, icon, screen: id }: NavigationEntry): MenuLink[] => {
    const screen = product.screens.find((entry) => entry.id === id);
    if (!screen || !allows(screen.roles, user) || !usable(screen)) return [];
    return [{ label, ...(icon && { icon }), screen: screen.id, route: screen.route }];
  };
  return product.navigation.flatMap((entry): MenuEntry[] => {
    if (!entry.children) return linkOf(entry);
    const children = entry.children.flatMap(linkOf);
    const { label, icon } = entry;
    return children.length > 0 ? [{ label, ...(icon && { icon }), children }] : [];
  });
}

/** The navigation entry of a screen: its own, or that of its nearest ancestor; undefined when there is none. */
export function currentEntry(
  product: Product,
  entries: readonly MenuEntry[],
  screen: string | undefined,
): string | undefined {
  const listed = new Set(
    entries.flatMap((entry) => ('children' in entry ? entry.children : [entry])).map((link) => link.screen),
  );
  const seen = new Set<string>();
  let screenId = screen;
  while (screenId !== undefined && !seen.has(screenId)) {
    if (listed.has(screenId)) return screenId;
    seen.add(screenId);
    screenId = product.screens.find(({ id }) => id === screenId)?.parent;
  }
  return undefined;
}
