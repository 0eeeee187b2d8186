import type { TabsScreen } from '../../../../core/model.ts';

export interface Address {
  readonly search: string;
  readonly hash: string;
}
type Bind = TabsScreen['bind'];

/** The key of the open tab in a URL; null when the URL names none. */
export function tabIn({ place, name }: Bind, { search, hash }: Address): string | null {
  return new URLSearchParams(place === 'query' ? search : hash.replace(/^#/, '')).get(name);
}

/** The URL of a tab whose screen has the query `query`. A `key` of null names no tab. */
export function addressOf({ place, name }: Bind, key: string | null, query: string): Address {
  const screenQuery = query.replace(/^\?/, '');
  const named = key === null ? '' : new URLSearchParams({ [name]: key }).toString();
  if (place === 'hash') return { search: screenQuery && `?${screenQuery}`, hash: named && `#${named}` };
  const whole = [named, screenQuery].filter(Boolean).join('&');
  return { search: whole && `?${whole}`, hash: '' };
}

/** The query of the screen in the tab, without the tab's own parameter. */
export function ownQuery({ place, name }: Bind, { search }: Address): string {
  if (place === 'hash') return search.replace(/^\?/, '');
  const query = new URLSearchParams(search);
  query.delete(name);
  return query.toString();
}
