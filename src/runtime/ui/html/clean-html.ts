import DOMPurify from 'dompurify';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isPicture,
  LINK_SCHEMES,
} from '../../../../core/validation/allowed-html.ts';

const ATTRIBUTES = [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())];
const ADDRESS = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|/files/)`, 'i');

const purifier = DOMPurify();
// Pictures are stored ones; links open in a new tab without access to this page.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') {
    if (!isPicture(node.getAttribute('src') ?? '')) node.remove();
    node.setAttribute('loading', 'lazy');
  }
  if (node.tagName !== 'A') return;
  if (!node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitizes HTML from any source for use in the page. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'b', 'i', 'del'],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
