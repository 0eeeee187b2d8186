/** The sign-in that the server has written into the document; null in other documents and once it is removed. */
export function firstSignIn(): HTMLDialogElement | null {
  return import.meta.env.SSR ? null : document.querySelector<HTMLDialogElement>('#first-sign-in');
}
