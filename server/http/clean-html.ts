import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isBlankHtml,
  isLink,
  LINK_SCHEMES,
  SAME_TAGS,
} from '../../src/runtime/core/validation/allowed-html.ts';
import { withLineFeeds } from './line-feeds.ts';

/** More often a text has never changed by being cleaned; the last time is only to see that it does not. */
const MOST_TIMES = 8;

/** HTML without anything that the list does not name; '' when nothing would be seen of it. */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(withLineFeeds(html));
  // Without the tags between them, others may end earlier than they did: then what is meant is what is read now.
  for (let times = 1; times < MOST_TIMES; times++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return isBlankHtml(clean) ? '' : clean;
}

/** Written as the editor writes it, so that a text does not change by being looked at. */
function cleanOnce(html: string): string {
  return sanitizeHtml(html, options()).replace(/<([bh]r) \/>/g, '<$1>');
}

const LISTED: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const WITHIN_LINES = new Set(['strong', 'em', 'u', 's', 'a', 'code', ...Object.keys(SAME_TAGS)]);
const CELLS = new Set(['td', 'th']);
/** Not kept, but what stands in one of them stands on lines of its own. */
const BLOCKS = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'form', 'fieldset', 'figure'],
  ...['figcaption', 'address', 'details', 'summary', 'dl', 'dt', 'dd', 'table', 'caption', 'tr', 'center'],
]);

/** The options of one text; what is not kept leaves the words on both sides apart, as they were to be seen. */
function options(): sanitizeHtml.IOptions {
  let gap = '';
  let afterWords = false;
  // Whether each of the links that are open leads somewhere; one within another does not.
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
  selfClosing: ['br', 'hr'],
  // A tag that is not allowed goes, what it holds stays. (Changed into one that is not allowed, it would leave its end.)
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
};

/** A link that leads nowhere is its words alone, see `exclusiveFilter`. */
function link(href: string | undefined): sanitizeHtml.Tag {
  return { tagName: 'a', attribs: href === undefined ? {} : { href: href.trim() } };
}

function countedList(tagName: string, { start = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = /^[1-9]\d{0,5}$/.test(start) ? { start } : {};
  return { tagName, attribs };
}
