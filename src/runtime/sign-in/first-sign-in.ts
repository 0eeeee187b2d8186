/** The sign-in that the server has written into the document; null in other documents and once it is dropped. */
export function firstSignIn(): HTMLDialogElement | null {
  return typeof document === 'undefined' ? null : document.querySelector<HTMLDialogElement>('#first-sign-in');
}

/** Removes it. */
export function dropFirst(): void {
  firstSignIn()?.remove();
}
