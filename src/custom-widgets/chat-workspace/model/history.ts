import type { Message, Quote } from '../service/chat-service.ts';

/** Each message once, in server order; a later state of a message replaces the earlier. */
export function merged(rows: readonly Message[], newRows: readonly Message[]): readonly Message[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of newRows) byId.set(row.id, row);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Rows of which a part was read again: those of it that are not there any more were taken back. What else there is stays. */
export function renewed(
  rows: readonly Message[],
  page: readonly Message[],
  { after, until }: { readonly after: string; readonly until: string },
): readonly Message[] {
  const known = new Set(rows.map(({ id }) => id));
  return merged(
    rows.filter(({ id }) => id <= after || id > until),
    page.filter(({ id }) => id <= until || known.has(id)),
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
