import { useEffect, useRef } from 'react';
import type { Action } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';

/** Actions that the current screen offers, for other places that list them (the palette). */
export interface Offer {
  /** Role, `when` and `enabled` still have to be checked against the scope. */
  readonly actions: readonly Action[];
  readonly scope: Scope;
  /** The record's name as shown to the user. */
  readonly rowName?: string;
  run(action: Action): void;
}

/** Called with the focused element: a row offers its actions only while it has the focus. */
export type OfferSource = (focused: Element | null) => Offer | undefined;

const sources = new Set<() => OfferSource>();

/** Offers actions while the component is mounted. */
export function useOffer(source: OfferSource): void {
  const latest = useRef(source);
  latest.current = source;
  useEffect(() => {
    const read = () => latest.current;
    sources.add(read);
    return () => {
      sources.delete(read);
    };
  }, []);
}

/** The actions that are offered now. */
export function offered(focused: Element | null): Offer[] {
  return [...sources].flatMap((read) => read()(focused) ?? []);
}
