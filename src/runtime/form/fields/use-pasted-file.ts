import { type RefObject, useEffect } from 'react';
import { useStable } from '../../ui/use-stable.ts';

/**
 * Takes an image pasted anywhere on the page while no text field has the focus, when this is the form's only file input. The zone
 * itself handles a paste inside it.
 */
export function usePastedFile(input: RefObject<HTMLInputElement | null>, choose: (file: File) => void): void {
  const pasted = useStable(choose);
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((clipboardFile) =>
        clipboardFile.type.startsWith('image/'),
      );
      const mine = input.current;
      if (!file || !mine || mine.disabled || event.defaultPrevented) return;
      // The form is read-only while it is being saved.
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
