import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isBlankHtml,
  isLink,
  LINK_SCHEMES,
  SAME_TAGS,
} from '../../src/runtime/core/validation/allowed-html.ts';
import type { JsonSchema } from './declared.ts';
import { type Shape, shapeOf } from './wire-schema.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The body with its texts as they were typed: a line ends in LF, which multipart bodies turn into CRLF on their way;
 * what is declared as HTML is reduced to what is allowed. Everything else is as it came.
 */
export function cleanBody(body: Body, schema: JsonSchema | undefined): Record<string, unknown> {
  return cleanRecord(body, shapeOf(schema));
}

function cleanRecord(record: Body, shape: Shape): Record<string, unknown> {
  const cleaned = Object.entries(record).map(([name, value]) => {
    const property = shape.property(name);
    return [name, property ? cleanValue(value, shapeOf(property)) : value];
  });
  return Object.fromEntries(cleaned);
}

function cleanValue(value: unknown, shape: Shape): unknown {
  if (typeof value === 'string') return shape.html ? cleanHtml(value) : withLineFeeds(value);
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, shapeOf(shape.item)));
  // An upload is no plain object and stays what it is.
  const plain =
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? cleanRecord(value as Body, shape) : value;
}

/** HTML without anything that the list does not name; '' when nothing would be seen of it. */
export function cleanHtml(html: string): string {
  // Written as the editor writes it, so that a text does not change by being looked at.
  const clean = sanitizeHtml(withLineFeeds(html), OPTIONS).replace(/<([bh]r) \/>/g, '<$1>');
  return isBlankHtml(clean) ? '' : clean;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr'],
  transformTags: { ...SAME_TAGS, a: ledLink, ol: countedList },
};

/** A link that leads nowhere allowed is its words alone: a tag that is not allowed goes, what it holds stays. */
function ledLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isLink(href) ? { tagName, attribs: { href: href.trim() } } : { tagName: 'span', attribs: {} };
}

function countedList(tagName: string, { start = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = /^[1-9]\d{0,5}$/.test(start) ? { start } : {};
  return { tagName, attribs };
}
