import type { Product, ScreenEntry } from '../../../core/model.ts';
import type { User } from '../../../core/user.ts';
import { allows } from '../../../core/user.ts';
import { t } from '../base/i18n/t.ts';
import type { Usable } from '../navigation/resolve-route.ts';
import { type MenuLink, visibleNavigation } from '../navigation/visible-navigation.ts';
import { visited } from '../navigation/visits.ts';
import type { IconName } from '../ui/icons.tsx';
import type { Entry } from './entries.ts';

interface Placed {
  readonly link: MenuLink;
  /** The menu group of the screen. */
  readonly group?: string;
  readonly icon?: IconName;
}

/** The screens that this account may open without a record: recently opened ones first, then in menu order. */
export function screenEntries(
  product: Product,
  user: User,
  usable: Usable,
  go: (address: string) => void,
): Entry[] {
  const places = placesOf(product, user, usable);
  const open = product.screens.filter(
    (screen) => !screen.route.includes('{') && allows(screen.roles, user) && usable(screen),
  );
  const rank = new Map(visited().map((id, visitIndex) => [id, visitIndex]));
  const ranked = [...open].sort((a, b) => (rank.get(a.id) ?? Infinity) - (rank.get(b.id) ?? Infinity) || 0);
  return ranked.map((screen) => entryOf(screen, places, product, go));
}

function entryOf(
  screen: ScreenEntry,
  places: ReadonlyMap<string, Placed>,
  product: Product,
  go: (address: string) => void,
): Entry {
  const placed = places.get(screen.id);
  const parent = product.screens.find(({ id }) => id === screen.parent);
  const source = placed?.link.label ?? screen.title;
  const hint = placed ? placed.group : parent?.title;
  return {
    id: `screen ${screen.id}`,
    label: t(source),
    ...(hint ? { hint: t(hint) } : {}),
    // Also matched by URL and by source-language name, which colleagues may use.
    words: [t(screen.title), source, screen.title, screen.route.replaceAll('/', ' ')],
    icon: iconOf(placed, screen),
    href: screen.route,
    run: () => go(screen.route),
  };
}

function iconOf(placed: Placed | undefined, screen: ScreenEntry): IconName {
  if (placed?.icon) return placed.icon;
  return screen.kind === 'form' ? 'add' : 'file';
}

function placesOf(product: Product, user: User, usable: Usable): Map<string, Placed> {
  const places = new Map<string, Placed>();
  for (const entry of visibleNavigation(product, user, usable)) {
    const icon = entry.icon ? { icon: entry.icon } : {};
    if (!('children' in entry)) places.set(entry.screen, { link: entry, ...icon });
    else for (const link of entry.children) places.set(link.screen, { link, group: entry.label, ...icon });
  }
  return places;
}
