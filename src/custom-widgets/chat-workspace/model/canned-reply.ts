/** A reply that is written once. */
export interface CannedReply {
  readonly title: string;
  /** `{shop}`, `{owner}` and `{me}` are filled in. */
  readonly text: string;
}

/** What is not known stays as it is written, where whoever sends it sees it. */
export const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] || whole);

/** `more` in place of what is selected, set apart by a blank. */
export function inserted(text: string, more: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return `${before}${/\S$/.test(before) ? ' ' : ''}${more}${/^\S/.test(after) ? ' ' : ''}${after}`;
}
