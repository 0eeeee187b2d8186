import { useEffect } from 'react';
import { guardDialog, leaveQuestion } from '../actions/dialog-guards.ts';
import { ask } from '../actions/open-dialogs.ts';
import { useGo } from '../screen/use-go.ts';
import type { FormStore } from './form-store.ts';

/** Asks before typed changes are lost: when the page or the dialog is closed, and when a link leads away. */
export function useLeaveGuard(
  store: Pick<FormStore, 'isDirty' | 'settle'>,
  dialog: object | undefined,
): void {
  const go = useGo();
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (store.isDirty()) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === undefined || !store.isDirty()) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(leaveQuestion()).then((yes) => {
        if (!yes) return;
        store.settle();
        void go(address);
      });
    };
    window.addEventListener('beforeunload', beforeUnload);
    const unguard = dialog && guardDialog(dialog, () => store.isDirty());
    if (!dialog) document.addEventListener('click', click, { capture: true });
    return () => {
      unguard?.();
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [store, go, dialog]);
}

/** The address of this page's own that a plain click leads to; new tabs, anchors and downloads lose nothing. */
function addressOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download'))
    return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}
