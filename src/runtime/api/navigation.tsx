import { type ReactNode, useCallback, useMemo } from 'react';
import { fillRoute, isFilled, type Row } from '../../../core/scope.ts';
import { product } from '../base/product.ts';
import { queryString } from '../data/encode.ts';
import { useUser } from '../data/session/session-store.ts';
import { navigate, PageLink, useAddress } from '../navigation/address.tsx';
import { go } from '../navigation/go.ts';
import { passRow } from '../navigation/passed-row.ts';
import { useTabFrame } from '../navigation/tab-frame.ts';
import { mayOpen } from './account.ts';

export { useAddress } from '../navigation/address.tsx';
export { useCurrentScreen } from '../navigation/current-screen.ts';
export { useTitleCount } from '../navigation/window-title.ts';

type Given = Readonly<Record<string, string | number | undefined>>;

/** The URL of a screen; undefined when the screen does not exist or a route parameter has no value. */
export function addressOf(screen: string, params: Given = {}, query: Given = {}): string | undefined {
  const entry = product().screens.find(({ id }) => id === screen);
  const path = entry && fillRoute(entry.route, params);
  if (path === undefined || !isFilled(path)) return undefined;
  const queryText = queryString({ ...query });
  return queryText === '' ? path : `${path}?${queryText}`;
}

interface GoOptions {
  readonly params?: Given;
  readonly query?: Given;
  /** Shown by a form or detail while it loads the record. */
  readonly row?: Row;
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

/** Navigates to a screen after its chunks are loaded. Does nothing when the screen does not exist. */
export async function goTo(screen: string, { params, query, row, replace }: GoOptions = {}): Promise<void> {
  const address = addressOf(screen, params, query);
  if (address !== undefined) await go(address, { state: passRow(row), ...(replace ? { replace } : {}) });
}

interface ScreenLinkProps extends Omit<GoOptions, 'replace'> {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a screen by its id; plain text when the account may not open it. */
export function ScreenLink({ to, params, query, row, className, children }: ScreenLinkProps) {
  const account = useUser();
  const address = mayOpen(to, account) ? addressOf(to, params, query) : undefined;
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <PageLink to={address} state={passRow(row)} className={className}>
      {children}
    </PageLink>
  );
}

/** The query of the URL and its setter: undefined or '' removes a name; a new history entry unless `replace` is set. */
export function useQuery(): readonly [
  Readonly<Record<string, string>>,
  (change: Given, replace?: boolean) => void,
] {
  const { pathname, search } = useAddress();
  const tab = useTabFrame();
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (queryChange: Given, replace = false) => {
      const queryText = queryString({ ...query, ...queryChange });
      const addressParts = tab
        ? tab.addressOf(queryText)
        : { search: queryText && `?${queryText}`, hash: '' };
      void navigate(pathname + addressParts.search + addressParts.hash, { replace });
    },
    [pathname, query, tab],
  );
  return [query, change];
}
