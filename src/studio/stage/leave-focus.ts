/**
 * A page takes the focus when it is drawn; in the preview keys stay with the studio around it, until the preview itself has
 * been gone into.
 */
export function leaveFocus({ HTMLElement: Page, document: page }: Window & typeof globalThis): void {
  const { focus } = Page.prototype;
  Page.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (page.hasFocus()) focus.call(this, options);
  };
}
