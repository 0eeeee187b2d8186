import { type RefObject, useEffect } from 'react';
import { useStable } from '../../ui/use-stable.ts';

/**
 * Takes an image pasted anywhere on the page while nothing is being written, when this is the form's only file
 * input. A paste inside the zone is taken by the zone itself.
 */
export function usePastedFile(input: RefObject<HTMLInputElement | null>, choose: (file: File) => void): void {
  const pasted = useStable(choose);
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((one) => one.type.startsWith('image/'));
      const mine = input.current;
      if (!file || !mine || mine.disabled || event.defaultPrevented) return;
      // While the form is being saved, nothing in it changes.
      if (mine.closest('[inert]')) return;
      if (isWriting(document.activeElement) || document.querySelectorAll('input[type="file"]').length > 1)
        return;
      event.preventDefault();
      pasted(file);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [input, pasted]);
}

function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'file';
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
  );
}
