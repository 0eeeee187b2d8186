import { useEffect, useRef } from 'react';
import type { LeaveTexts } from '../../../../core/model.ts';
import { awayQuestion, guardDialog } from '../../actions/dialog-guards.ts';
import { ask } from '../../actions/open-dialogs.ts';
import { useAddress } from '../../navigation/address.tsx';
import { onHistoryStep } from '../../navigation/before-router.ts';
import { go } from '../../navigation/go.ts';
import type { FormStore } from '../state/form-store.ts';

interface Ways {
  /** Whether an address is within the same form. */
  readonly isWithinForm?: ((targetLocation: Location) => boolean) | undefined;
  /** The question to ask. */
  readonly leave?: LeaveTexts | undefined;
}

type Guarded = Pick<FormStore, 'isDirty' | 'settle'>;

/**
 * Asks before typed changes are lost: on closing the page or the dialog, on links, and on Back and Forward, unless the target is
 * `within` the same form.
 */
export function useLeaveGuard(
  store: Guarded,
  dialog: { readonly close: () => void } | undefined,
  { isWithinForm, leave }: Ways = {},
): void {
  useHistoryGuard(store, isWithinForm, leave);
  const close = dialog?.close;
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (store.isDirty()) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === undefined || !store.isDirty()) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(awayQuestion(leave)).then((yes) => {
        if (!yes) return;
        store.settle();
        void go(address);
      });
    };
    window.addEventListener('beforeunload', beforeUnload);
    const unguard = close && guardDialog({ close }, () => store.isDirty(), leave);
    if (!close) document.addEventListener('click', click, { capture: true });
    return () => {
      unguard?.();
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [store, close, leave]);
}

/**
 * The browser reports Back and Forward after it has moved. The step is hidden from the router and reverted, the question is
 * asked, and after a yes the step is repeated.
 */
function useHistoryGuard(
  store: Guarded,
  isWithinForm: Ways['isWithinForm'],
  leave: LeaveTexts | undefined,
): void {
  const stays = useRef(isWithinForm);
  useEffect(() => {
    stays.current = isWithinForm;
  });
  const { key } = useAddress();
  const historyIndex = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each history entry
  useEffect(() => {
    historyIndex.current = indexOf(window.history.state);
  }, [key]);
  useEffect(() => {
    let returning = false;
    let asking = false;
    const pop = (event: PopStateEvent) => {
      const steps = stepsBetween(historyIndex.current, indexOf(event.state));
      if (returning && steps === 0) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (steps === 0 || stays.current?.(window.location) || !store.isDirty()) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(-steps);
      if (asking) return;
      asking = true;
      void ask(awayQuestion(leave)).then((yes) => {
        asking = false;
        if (!yes) return;
        store.settle();
        window.history.go(steps);
      });
    };
    return onHistoryStep(pop);
  }, [store, leave]);
}

/** The router stores an index in each history entry. */
function indexOf(state: unknown): number | undefined {
  const counted = typeof state === 'object' && state !== null && 'idx' in state;
  return counted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** The number of steps that the browser moved; 0 when it is unknown, as for an anchor. */
function stepsBetween(from: number | undefined, to: number | undefined): number {
  return from === undefined || to === undefined ? 0 : to - from;
}

/** The address in this page that a plain click navigates to; new tabs, anchors and downloads lose nothing. */
function addressOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download'))
    return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}
