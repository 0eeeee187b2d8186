/**
 * What a text in HTML may hold: exactly what the field `rich-text` can write, so that nothing is lost when stored
 * text comes back into it. The server keeps nothing else, the page draws nothing else.
 */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'a'],
] as const;

/** Tag -> its attributes. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'], ol: ['start'] };

/** Schemes of a link; one without a scheme leads nowhere outside the page and is not kept. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Other spellings of the same thing. */
export const SAME_TAGS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

const LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):[^\\s]+$`, 'i');

/** Whether a link may lead there. */
export function isLink(address: string): boolean {
  return LINK.test(address.trim());
}

/** Whether nothing would be seen of it: tags without a word between them. */
export function isBlankHtml(html: string): boolean {
  return !/<hr\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/gi, '') === '';
}
