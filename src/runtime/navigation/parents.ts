import type { Product, ScreenEntry } from '../../../core/model.ts';
import { fillRoute, isFilled } from '../../../core/scope.ts';

export interface Crumb {
  readonly id: string;
  readonly title: string;
  /** Absent when the current page lacks a parameter that the route needs. */
  readonly route?: string;
}

/** The ancestors of this screen, topmost first; parameters of the same name are passed on. */
export function parentsOf(product: Product, entry: ScreenEntry, params: Record<string, string>): Crumb[] {
  const crumbs: Crumb[] = [];
  const seen = new Set([entry.id]);
  const find = (id: string | undefined) => product.screens.find((screen) => screen.id === id);
  let above = find(entry.parent);
  while (above && !seen.has(above.id)) {
    seen.add(above.id);
    const route = fillRoute(above.route, params);
    crumbs.unshift({ id: above.id, title: above.title, ...(isFilled(route) ? { route } : {}) });
    above = find(above.parent);
  }
  return crumbs;
}

/** The target of "back" without browser history: the nearest parent, else home. */
export function parentRoute(product: Product, entry: ScreenEntry, params: Record<string, string>): string {
  return parentsOf(product, entry, params).findLast((crumb) => crumb.route !== undefined)?.route ?? '/';
}
