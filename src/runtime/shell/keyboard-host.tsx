import { useEffect, useState } from 'react';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';

const KeysDialog = lazyWithPreload(() => import('./keys-dialog.tsx'), { dismiss: ({ close }) => close() });

/** Global shortcuts: `/` focuses the search, `?` opens the list of shortcuts. */
export function KeyboardHost() {
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (event.key === '/' && focusSearch()) event.preventDefault();
      if (event.key === '?') setListed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return listed ? <KeysDialog close={() => setListed(false)} /> : null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))
  );
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"], main search input');
  search?.focus();
  search?.select();
  return search !== null;
}
