import type { JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { isSecret as isSecretName } from '../resources/audit.store.ts';
import { cleanHtml, withLineFeeds } from './clean-html.ts';
import { type Shape, shapeOf } from './wire-schema.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The body with normalized texts: line ends are LF (multipart uses CRLF), a text of one line has no spaces around it, and HTML
 * fields are sanitized. Everything else is unchanged, as are the spaces of secrets.
 */
export function cleanBody(body: Body, schema: JsonSchema | undefined): Record<string, unknown> {
  return cleanRecord(body, shapeOf(schema));
}

function cleanRecord(record: Body, shape: Shape): Record<string, unknown> {
  const cleaned = Object.entries(record).map(([name, value]) => {
    const property = shape.property(name);
    return [name, property ? cleanValue(value, shapeOf(property), isSecretName(name)) : value];
  });
  return Object.fromEntries(cleaned);
}

function cleanValue(value: unknown, shape: Shape, isSecret = false): unknown {
  if (typeof value === 'string')
    return shape.html ? cleanHtml(value) : isSecret ? withLineFeeds(value) : withoutMargins(value);
  if (Array.isArray(value)) return value.map((element) => cleanValue(element, shapeOf(shape.item)));
  // Uploads are class instances and stay unchanged.
  const isPlain = isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? cleanRecord(value, shape) : value;
}

/** Two texts that look alike are the same text. In a text of several lines its spaces are its layout. */
function withoutMargins(value: string): string {
  const text = withLineFeeds(value);
  const line = text.trim();
  return line.includes('\n') ? text : line;
}
