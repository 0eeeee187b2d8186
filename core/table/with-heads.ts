import { type Heads, readHead } from './heads.ts';
import { TextLines } from './text-lines.ts';

/** A table in which the heads that a person assigned (column -> head) have the column's own name; the rest stays as it is. */
export function withHeads(
  bytes: Uint8Array,
  heads: Heads,
  assigned: Readonly<Record<string, string>>,
): string {
  const text = new TextLines();
  const lines = [...text.push(bytes), ...text.finish()];
  const head = readHead(lines, heads);
  const renamed = head.names.map((name) => {
    const column = Object.keys(assigned).find((key) => assigned[key] === name);
    return quoted((column && heads[column]?.[0]) ?? name);
  });
  const rest = lines.slice(head.lines).map((line) => line.text + line.end);
  return [renamed.join(head.separator), lines[head.lines - 1]?.end ?? '', ...rest].join('');
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
