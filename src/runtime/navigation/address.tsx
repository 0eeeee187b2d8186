import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from 'react';
import {
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

export type { NavigateOptions };

/* The only subscriber to the router. The router's own hooks and links re-render on every address change, including the query:
    turning a page of a list would re-render every link of the page. */

/** The current location, and how it was reached. */
export interface Address extends Location {
  readonly type: NavigationType;
}

/** The address that is drawn; while the next screen is loading, not the page's present one. */
export const AddressContext = createContext<Address | undefined>(undefined);

let follow: NavigateFunction | undefined;
/** The numbers of the last navigation that waits for its screen, and of the last one that no longer counts. */
let latestNavigation = 0;
let dropped = 0;

/** Provides address and navigation to everything inside; must be within the router. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    follow = navigate;
  }, [navigate]);
  // Back and Forward are newer than what still waits.
  useLayoutEffect(() => {
    if (type === 'POP' && location) dropped = latestNavigation;
  }, [location, type]);
  useLayoutEffect(
    () => () => {
      dropped = latestNavigation;
    },
    [],
  );
  const address = useMemo(() => ({ ...location, type }), [location, type]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** The address that the component is rendered for. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('The address is only known within <AddressProvider>.');
  return address;
}

/** Navigates to an address of this product (from `/`), or some steps back in the history. */
export async function navigate(to: string | number, options?: NavigateOptions): Promise<void> {
  dropped = latestNavigation;
  await step(to, options);
}

/** Navigates when `ready`, unless the user has gone elsewhere meanwhile. */
export async function navigateWhen(
  ready: Promise<unknown>,
  to: string,
  options?: NavigateOptions,
): Promise<void> {
  latestNavigation += 1;
  const mine = latestNavigation;
  await ready;
  if (mine <= dropped) return;
  dropped = mine;
  await step(to, options);
}

async function step(to: string | number, options?: NavigateOptions): Promise<void> {
  if (typeof to === 'number') await follow?.(to);
  else await follow?.(to, options);
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** From `/`, with its query and anchor. */
  readonly to: string;
  /** State passed to the next screen by the browser's history. */
  readonly state?: unknown;
};

/** A link within the product. It has no subscriptions, so it re-renders only when its props change. */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // A link to the current page reloads its data and adds no history entry.
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: to === pathname + search + hash, state });
  };
  return <a {...rest} href={to} onClick={click} />;
}

/** With another mouse button or a modifier key the browser handles the click: new tab, new window, download. */
function isPlain(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !currentTarget.target;
}
