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

/*
 * The one place that listens to the router. Its own hooks and links hear of every change of the address, the query
 * included, and are drawn again for it: a turned page of a list would draw every link of the page.
 */

/** Where one is, and how one came here. */
export interface Address extends Location {
  readonly type: NavigationType;
}

const AddressContext = createContext<Address | undefined>(undefined);

let follow: NavigateFunction | undefined;

/** Within the router: makes its address and its navigation known to everything inside. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    follow = navigate;
  }, [navigate]);
  const address = useMemo(() => ({ ...location, type }), [location, type]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** For what is drawn for an address that is no longer, or not yet, that of the page. */
export function AddressPlace({ address, children }: { address: Address; children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** The address that the component is drawn for. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('The address is only known within <AddressProvider>.');
  return address;
}

/** Goes to an address of this product, from `/`, or some steps back in the browser's history. */
export async function navigate(to: string | number, options?: NavigateOptions): Promise<void> {
  if (typeof to === 'number') await follow?.(to);
  else await follow?.(to, options);
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** From `/`, with its query and anchor. */
  readonly to: string;
  /** Handed to the next screen by the browser's history. */
  readonly state?: unknown;
};

/** A link within the product. It has no subscriptions, so it is redrawn only when its props change. */
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

/** With another button or a modifier key the click is the browser's: new tab, new window, download. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !currentTarget.target;
}
