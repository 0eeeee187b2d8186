import type { Message, Quote } from '../service/chat-service.ts';

/** Each message once, in server order; a later state of a message replaces the earlier. */
export function merged(rows: readonly Message[], newRows: readonly Message[]): readonly Message[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of newRows) byId.set(row.id, row);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Rows whose end was read again: those that are not in it any more were taken back. A message that came meanwhile stays. */
export function renewed(rows: readonly Message[], end: readonly Message[]): readonly Message[] {
  const [first, last] = [end[0]?.id, end.at(-1)?.id];
  if (first === undefined || last === undefined) return rows;
  return merged(
    rows.filter(({ id }) => id < first || id > last),
    end,
  );
}

/** A message that was taken back, there and where it is quoted. */
export const deleted = (rows: readonly Message[], id: string): readonly Message[] =>
  withQuotes(
    rows.map((row) => (row.id === id ? { ...row, text: '', deleted: true } : row)),
    id,
    { text: '', deleted: true },
  );

/** A message with other words, there and where it is quoted. */
export const edited = (rows: readonly Message[], message: Message): readonly Message[] =>
  withQuotes(
    rows.map((row) => (row.id === message.id ? message : row)),
    message.id,
    { text: message.text },
  );

const withQuotes = (rows: readonly Message[], id: string, change: Partial<Quote>): readonly Message[] =>
  rows.map((row) => (row.quote?.id === id ? { ...row, quote: { ...row.quote, ...change } } : row));
