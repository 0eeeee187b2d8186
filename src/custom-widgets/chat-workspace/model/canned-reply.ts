/** A canned reply. */
export interface CannedReply {
  readonly title: string;
  /** With the placeholders `{shop}`, `{owner}` and `{me}`. */
  readonly text: string;
}

/** Replaces the placeholders; one without a value stays visible, so that the sender notices it. */
export const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] || whole);

/** The replies whose title or text has what stands behind a `/` at the beginning of a text; none for another text. */
export function namedReplies<Reply extends CannedReply>(
  rows: readonly Reply[],
  text: string,
): readonly Reply[] {
  if (!text.startsWith('/') || text.includes('\n')) return [];
  const sought = text.slice(1).trim().toLowerCase();
  return rows.filter((reply) => `${reply.title}\n${reply.text}`.toLowerCase().includes(sought));
}

/** Replaces the selection from `start` to `end` by `more`, separated by spaces. */
export function inserted(text: string, insertion: string, start: number, end: number): string {
  const textBefore = text.slice(0, start);
  const textAfter = text.slice(end);
  return `${textBefore}${/\S$/.test(textBefore) ? ' ' : ''}${insertion}${/^\S/.test(textAfter) ? ' ' : ''}${textAfter}`;
}
