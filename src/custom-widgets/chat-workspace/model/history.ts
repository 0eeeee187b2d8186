import type { Message } from '../service/chat-service.ts';

/** Each message once, in server order; a later state of a message replaces the earlier. */
export function merged(rows: readonly Message[], newRows: readonly Message[]): readonly Message[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of newRows) byId.set(row.id, row);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const deleted = (rows: readonly Message[], id: string): readonly Message[] =>
  rows.map((row) => (row.id === id ? { ...row, text: '', deleted: true } : row));
