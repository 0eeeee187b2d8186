/**
 * Converts Word's lists in clipboard HTML to real lists: Word writes list items as paragraphs that only look like a list. The
 * editor drops the rest of Word's markup by itself.
 */
export function fromWord(html: string): string {
  if (!/mso-|urn:schemas-microsoft-com/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of body.querySelectorAll('style, script, meta, link, xml, o\\:p')) node.remove();
  for (const first of body.querySelectorAll<HTMLElement>('p')) {
    if (first.isConnected && isItem(first)) gather(first);
  }
  return body.innerHTML;
}

type List = HTMLUListElement | HTMLOListElement;

/** Puts `first` and the items that follow it into a list, deeper ones into nested lists. */
function gather(first: HTMLElement): void {
  const open: List[] = [];
  let nextNode: Element | null = first;
  while (nextNode instanceof HTMLElement && isItem(nextNode)) {
    const item: HTMLElement = nextNode;
    nextNode = item.nextElementSibling;
    const depth = Math.min(levelOf(item), open.length + 1);
    const kind = kindOf(item);
    open.length = Math.min(open.length, depth);
    let list = open[depth - 1];
    // Another kind of marker on the first level starts another list.
    if (!list || (depth === 1 && list.localName !== kind)) {
      list = document.createElement(kind);
      const parentItem = open[depth - 2]?.lastElementChild;
      if (parentItem) parentItem.append(list);
      else item.before(list);
      open[depth - 1] = list;
    }
    list.append(entryOf(item));
    item.remove();
  }
}

function isItem(node: HTMLElement): boolean {
  return node.localName === 'p' && /mso-list:(?!\s*none)/i.test(node.getAttribute('style') ?? '');
}

function levelOf(item: HTMLElement): number {
  return Number(/level(\d+)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
}

/** Word writes the marker into the text, marked as ignorable. */
function markerOf(item: HTMLElement): Element | undefined {
  return [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
}

function kindOf(item: HTMLElement): 'ol' | 'ul' {
  return /^\s*[\da-z]{1,4}[.)]/i.test(markerOf(item)?.textContent ?? '') ? 'ol' : 'ul';
}

function entryOf(item: HTMLElement): HTMLLIElement {
  markerOf(item)?.remove();
  const [entry, text] = [document.createElement('li'), document.createElement('p')];
  text.append(...item.childNodes);
  entry.append(text);
  return entry;
}
