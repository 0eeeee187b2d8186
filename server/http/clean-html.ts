import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isBlankHtml,
  isLink,
  isPicture,
  LINK_SCHEMES,
  SAME_TAGS,
} from '../../core/validation/allowed-html.ts';

/** Maximum passes. No known text needs more; the last pass only confirms that nothing changes. */
const MOST_TIMES = 8;

/** HTML with allowed tags only; '' when it has no visible content. */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(withLineFeeds(html));
  // Removing tags may change how the rest is parsed, so it is cleaned until it is stable.
  for (let times = 1; times < MOST_TIMES; times++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return isBlankHtml(clean) ? '' : clean;
}

/** Formatted as the editor does, so that an unchanged text stays equal. */
function cleanOnce(html: string): string {
  return sanitizeHtml(html, options()).replace(/<(br|hr|img\b[^>]*?) \/>/g, '<$1>');
}

const LISTED: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const WITHIN_LINES = new Set(['strong', 'em', 'u', 's', 'a', 'code', ...Object.keys(SAME_TAGS)]);
const CELLS = new Set(['td', 'th']);
/** Removed block tags; their content stays on separate lines. */
const BLOCKS = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'form', 'fieldset', 'figure'],
  ...['figcaption', 'address', 'details', 'summary', 'dl', 'dt', 'dd', 'table', 'caption', 'tr', 'center'],
]);

/** The options for one text; removed tags leave a space between the words on both sides. */
function options(): sanitizeHtml.IOptions {
  let gap = '';
  let afterWords = false;
  // Whether each open link is allowed; nested links are not.
  const links: boolean[] = [];
  const passed = (name: string) => {
    if (CELLS.has(name)) gap ||= ' ';
    else if (BLOCKS.has(name)) gap = '<br>';
    else if (LISTED.has(name) && !WITHIN_LINES.has(name)) [gap, afterWords] = ['', false];
  };
  return {
    ...OPTIONS,
    transformTags: {
      ...SAME_TAGS,
      ol: countedList,
      a: (_, { href }) => link(links.at(-1) ? href : undefined),
    },
    onOpenTag: (name, { href = '' }) => {
      if (name === 'a') links.push(isLink(href) && !links.includes(true));
      passed(name);
    },
    onCloseTag: (name) => {
      if (name === 'a') links.pop();
      passed(name);
    },
    textFilter: (text) => {
      if (text.trim() === '') return text;
      const apart = afterWords ? gap + text : text;
      [gap, afterWords] = ['', true];
      return apart;
    },
  };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
  // Disallowed tags are removed, their content stays. (Renaming them to a disallowed tag would keep the end tag.)
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !isPicture(attribs.src ?? '');
    return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false;
  },
};

/** A link without an allowed target becomes its text, see `exclusiveFilter`. */
function link(href: string | undefined): sanitizeHtml.Tag {
  return { tagName: 'a', attribs: href === undefined ? {} : { href: href.trim() } };
}

function countedList(tagName: string, { start = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = /^[1-9]\d{0,5}$/.test(start) ? { start } : {};
  return { tagName, attribs };
}

/** Normalizes line ends to LF; multipart bodies use CRLF. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
