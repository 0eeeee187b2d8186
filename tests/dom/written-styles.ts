/** The style elements that a page has written, outside the document. */
export const writtenStyles = document.createElement('div');

/**
 * Without a layout no style sheet has anything to show, but there is an element for each rule, and every search and observer
 * went through them all: what is written into the head is kept elsewhere.
 */
export function keepStylesApart(): void {
  const { head, body } = document;
  const insertBefore = head.insertBefore.bind(head);
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    node instanceof HTMLStyleElement
      ? writtenStyles.insertBefore(node, before?.parentNode === writtenStyles ? before : null)
      : insertBefore(node, before);
  // They stay, and were searched for each time.
  Object.defineProperties(document, {
    head: { value: head, configurable: true },
    body: { value: body, configurable: true },
  });
}
