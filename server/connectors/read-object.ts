import { isRecord } from '../../core/record.ts';
import { ConnectorError } from './connector-error.ts';

/** The JSON object in a response body; empty for other JSON. Throws a ConnectorError for what is no JSON. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch (cause) {
    throw new ConnectorError('unreadable', 'The answer is no JSON', { cause });
  }
  return isRecord(read) ? read : {};
}

/** Text of another system; empty for null and whatever else is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
