/** Copies a text to the clipboard; returns whether it succeeded. On plain HTTP only execCommand is available. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const previousFocus = document.activeElement;
  const place = document.createElement('textarea');
  place.value = text;
  place.style.cssText = 'position:fixed;inset:0;opacity:0';
  // In a modal dialog the focus may not leave it.
  (previousFocus?.closest('[role=dialog]') ?? document.body).append(place);
  place.select();
  const done = document.execCommand('copy');
  place.remove();
  if (previousFocus instanceof HTMLElement) previousFocus.focus();
  return done;
}
