import { Ajv } from 'ajv';
import { parseJson } from '../../core/read-value.ts';
import type { BrowserFrame, SentMessage } from '../../domain/chat/frames.ts';

/** Maximum bytes of a frame; a larger one closes the socket. Twice the largest message, so that this is refused by itself. */
export const LARGEST_FRAME = 256 * 1024;

const id = { type: 'integer', minimum: 1, maximum: 2 ** 53 - 1 } as const;
const frame = (word: string, properties: object = {}) => ({
  type: 'object',
  required: ['do', ...Object.keys(properties)],
  additionalProperties: false,
  properties: { do: { const: word }, ...properties },
});
const sent = {
  type: 'object',
  required: ['client_id', 'type', 'text'],
  additionalProperties: false,
  properties: {
    client_id: { type: 'string', minLength: 1, maxLength: 64 },
    type: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' },
    text: { type: 'string' },
    data: { type: 'object' },
    quote: id,
  },
};
const schema = {
  anyOf: [
    frame('send', { conversation: id, message: sent }),
    frame('read', { conversation: id, message: id }),
    frame('unread', { conversation: id, message: id }),
    frame('typing', { conversation: id }),
    frame('look', { conversation: { anyOf: [id, { type: 'null' }] } }),
    frame('ping'),
  ],
};
const isFrame = new Ajv().compile<BrowserFrame>(schema);

/** Parses a frame; null for an invalid one. */
export function readFrame(text: string): BrowserFrame | null {
  const parsedFrame = parseJson(text);
  return isFrame(parsedFrame) ? parsedFrame : null;
}

/** Empty: no text and no parts of a custom message. */
export const isEmpty = ({ type, text, data }: SentMessage): boolean =>
  text.trim() === '' && (type === 'text' || !data);
