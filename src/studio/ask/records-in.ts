import { isRecord } from '../../../core/record.ts';

export type ShownRecord = Readonly<Record<string, unknown>>;

/** Members that hold the rows, or the record, of an answer. */
const HOLDERS = ['data', 'rows', 'items', 'result'];

/** The records of an answer, whatever it is wrapped in. */
export function recordsIn(answer: unknown): readonly ShownRecord[] {
  if (Array.isArray(answer)) return answer.filter(isRecord);
  if (!isRecord(answer)) return [];
  const holder = HOLDERS.find((key) => typeof answer[key] === 'object' && answer[key] !== null);
  return holder === undefined ? [answer] : recordsIn(answer[holder]);
}

/** A record as people tell it from others: its first text, and its id. */
export function nameOfRecord(record: ShownRecord): string {
  const words = Object.entries(record).find(([key, value]) => typeof value === 'string' && key !== 'id')?.[1];
  const { id } = record;
  return [words, id === undefined ? undefined : `(${id})`].filter(Boolean).join(' ');
}

/** The answers to calls of this path, the latest first; `{name}` is any part. */
export function answersAt(answers: ReadonlyMap<string, unknown>, path: string | undefined): unknown[] {
  if (path === undefined) return [];
  const pattern = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
  return [...answers].flatMap(([called, answer]) => (pattern.test(called) ? [answer] : [])).reverse();
}
