import type { NavigationEntry, Product, ScreenEntry } from '../../../core/model.ts';
import { fillRoute } from '../../../core/scope.ts';
import { allows, type User } from '../../../core/user.ts';
import { type Match, matchPattern, matchScreen } from './match-screen.ts';

/** The result of routing for this visitor. `denied`: the role does not allow the screen, which is reported to the user. */
export type Route =
  | ({ readonly kind: 'screen' } & Match)
  | { readonly kind: 'redirect'; readonly to: string; readonly denied?: true }
  | { readonly kind: 'login' }
  | { readonly kind: 'missing' }
  /** Signed in, but the role may open no screen. */
  | { readonly kind: 'nothing' };

/** Whether a screen is usable at all; false when it needs an extension that this server lacks. */
export type Usable = (entry: ScreenEntry) => boolean;

export const LOGIN = '/login';
export const HOME = '/';

/** All route guards. Every redirect ends in a screen, the sign-in or `nothing`, so there is no loop. */
export function resolveRoute(
  product: Product,
  pathname: string,
  user: User | undefined,
  usable: Usable,
): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || HOME : pathname;
  if (path === LOGIN) return user ? { kind: 'redirect', to: HOME } : { kind: 'login' };
  if (path === HOME) return resolveHome(product, user, usable);
  const moved = movedTo(product, path);
  if (moved !== undefined) return { kind: 'redirect', to: moved };
  const match = matchScreen(product.screens, path);
  if (!match || !usable(match.entry)) return { kind: 'missing' };
  if (allows(match.entry.roles, user)) return { kind: 'screen', ...match };
  return user ? { kind: 'redirect', to: HOME, denied: true } : { kind: 'redirect', to: HOME };
}

function resolveHome(product: Product, user: User | undefined, usable: Usable): Route {
  if (!user) return { kind: 'redirect', to: LOGIN };
  const landing = landingFor(product, user, usable);
  return landing ? { kind: 'redirect', to: landing.route } : { kind: 'nothing' };
}

/** The first screen after signing in: the declared one, else the first in the navigation, else any without parameters. */
export function landingFor(product: Product, user: User, usable: Usable): ScreenEntry | undefined {
  const ids = [product.landing, ...screensOf(product.navigation), ...product.screens.map(({ id }) => id)];
  for (const id of ids) {
    const entry = product.screens.find((screen) => screen.id === id);
    const opens = entry && !entry.route.includes('{') && entry.roles !== 'public';
    if (opens && allows(entry.roles, user) && usable(entry)) return entry;
  }
  return undefined;
}

function screensOf(entries: readonly NavigationEntry[]): (string | undefined)[] {
  return entries.flatMap((entry) => [entry.screen, ...screensOf(entry.children ?? [])]);
}

function movedTo(product: Product, path: string): string | undefined {
  for (const [from, to] of Object.entries(product.redirects)) {
    const params = matchPattern(from, path);
    if (params) return fillRoute(to, params);
  }
  return undefined;
}

/** The final address after all redirects. */
export function settle(product: Product, pathname: string, user: User | undefined, usable: Usable): Route {
  let route = resolveRoute(product, pathname, user, usable);
  for (let hops = 0; route.kind === 'redirect' && hops < 5; hops++) {
    route = resolveRoute(product, route.to, user, usable);
  }
  return route;
}
