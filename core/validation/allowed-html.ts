/** The HTML that is stored and rendered: exactly what the field `rich-text` makes, so that texts survive a round trip. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'a', 'img'],
] as const;

/** Tag -> its attributes. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  img: ['src', 'alt'],
};

/** Allowed schemes of a link; a link without a scheme is removed. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Tags replaced by an equivalent allowed tag. */
export const SAME_TAGS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

const LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):[^\\s]+$`, 'i');

/** Whether a link target is allowed. */
export function isLink(address: string): boolean {
  return LINK.test(address.trim());
}

/** Stored pictures alone: what is fetched from elsewhere tells others who reads the text. */
const PICTURE = /^\/files\/[0-9a-f]{32}\.(?:png|jpe?g|webp|gif)$/;

/** Whether a picture's address is allowed. */
export function isPicture(address: string): boolean {
  return PICTURE.test(address);
}

/** Whether the HTML contains neither text nor a line nor a picture. */
export function isBlankHtml(html: string): boolean {
  return !/<(?:hr|img)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/gi, '') === '';
}
