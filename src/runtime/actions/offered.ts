import { useEffect, useRef } from 'react';
import type { Scope } from '../core/scope.ts';
import type { Action } from '../model.ts';

/** Actions that the screen offers right now, for other places that list them. */
export interface Offer {
  /** Role, `when` and `enabled` are still to be asked for, with the scope. */
  readonly actions: readonly Action[];
  readonly scope: Scope;
  /** The record they are about, as a person names it. */
  readonly about?: string;
  run(action: Action): void;
}

/** Asked with the element that has the focus: a row offers its actions while the focus is in it. */
export type OfferSource = (focused: Element | null) => Offer | undefined;

const sources = new Set<() => OfferSource>();

/** Offers actions as long as the component is drawn. */
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

/** What is offered now. */
export function offered(focused: Element | null): Offer[] {
  return [...sources].flatMap((read) => read()(focused) ?? []);
}
