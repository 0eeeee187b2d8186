import type { Node } from 'jsonc-parser';

/** The formatter's line width (biome.json). */
export const WIDTH = 110;

/** JSON as it is written: its values, and the lines that who wrote it chose. */
export type Layout = Leaf | Holder;

interface Leaf {
  readonly text: string;
}

export interface Holder {
  readonly brackets: '{}' | '[]';
  readonly members: readonly Member[];
  /** An object whose first key stands on a line of its own: the formatter keeps it on several lines. */
  readonly isOpen: boolean;
}

export interface Member {
  /** The key with its quotes; entries of lists have none. */
  readonly key?: string | undefined;
  readonly layout: Layout;
  /** An empty line stands before it. */
  readonly hasGap?: boolean | undefined;
}

/** Where a value is printed. */
export interface Position {
  /** Where it starts in its line. */
  readonly column: number;
  /** The indentation of its line. */
  readonly indent: string;
  /** Whether a comma follows it. */
  readonly isFollowed: boolean;
}

/** The layout of a new value; a key without a value is left out, as in JSON. */
export function layoutOf(value: unknown): Layout {
  if (Array.isArray(value))
    return { brackets: '[]', isOpen: false, members: value.map((entry) => ({ layout: layoutOf(entry) })) };
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) ?? 'null' };
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  const members = entries.map(([key, member]) => ({ key: JSON.stringify(key), layout: layoutOf(member) }));
  return { brackets: '{}', isOpen: false, members };
}

/**
 * The layout of a node of a text.
 * @param replacements layouts to take instead of those of nodes inside
 */
export function layoutAt(
  text: string,
  node: Node,
  replacements: ReadonlyMap<Node, Layout> = new Map(),
): Layout {
  const replacement = replacements.get(node);
  if (replacement) return replacement;
  if (node.type !== 'object' && node.type !== 'array')
    return { text: text.slice(node.offset, node.offset + node.length) };
  const nodes = node.children ?? [];
  const members = nodes.map((child, index): Member => {
    const previous = nodes[index - 1];
    const between = previous ? text.slice(previous.offset + previous.length, child.offset) : '';
    const hasGap = /\n\s*\n/.test(between);
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    return {
      hasGap,
      key: key && text.slice(key.offset, key.offset + key.length),
      layout: value ? layoutAt(text, value, replacements) : { text: 'null' },
    };
  });
  const isObject = node.type === 'object';
  return { brackets: isObject ? '{}' : '[]', members, isOpen: isObject && startsWithLine(text, node) };
}

/** Whether the first member of an object or list stands on a line of its own. */
export function startsWithLine(text: string, node: Node): boolean {
  const first = node.children?.[0];
  return first !== undefined && text.slice(node.offset, first.offset).includes('\n');
}

/** Prints a layout as the formatter does: what fits stays on one line, unless who wrote it chose several. */
export function printLayout(layout: Layout, position: Position): string {
  if ('text' in layout) return layout.text;
  const line = flat(layout);
  const width = position.column + widthOf(line ?? '') + (position.isFollowed ? 1 : 0);
  if (line !== undefined && (width <= WIDTH || layout.members.length === 0)) return line;
  return printOpen(layout, position.indent);
}

/** Prints a whole file, whose outermost object stands on several lines. */
export function printJson(value: unknown): string {
  const layout = layoutOf(value);
  const isOpen = 'members' in layout && layout.brackets === '{}' && layout.members.length > 0;
  return `${isOpen ? printOpen(layout, '') : printLayout(layout, { column: 0, indent: '', isFollowed: false })}\n`;
}

/** On one line; undefined if it is kept on several. */
export function flat(layout: Layout): string | undefined {
  if ('text' in layout) return layout.text;
  if (layout.isOpen) return undefined;
  const parts: string[] = [];
  for (const { key, layout: value } of layout.members) {
    const line = flat(value);
    if (line === undefined) return undefined;
    parts.push(key === undefined ? line : `${key}: ${line}`);
  }
  if (parts.length === 0) return layout.brackets;
  return layout.brackets === '[]' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function printOpen({ members, brackets }: Holder, indent: string): string {
  const inner = `${indent}  `;
  const last = members.length - 1;
  const printed = members.map(({ key, layout, hasGap }, index) => {
    const head = key === undefined ? inner : `${inner}${key}: `;
    const position = { column: widthOf(head), indent: inner, isFollowed: index < last };
    return `${hasGap ? '\n' : ''}${head}${printLayout(layout, position)}`;
  });
  const lines = brackets === '[]' && areNumbers(members) ? filled(members, inner) : printed.join(',\n');
  return `${brackets[0]}\n${lines}\n${indent}${brackets[1]}`;
}

function areNumbers(members: readonly Member[]): boolean {
  return members.length > 1 && members.every(({ layout }) => 'text' in layout && /^[-\d]/.test(layout.text));
}

/** Numbers, as many on a line as fit. */
function filled(members: readonly Member[], indent: string): string {
  const lines: string[] = [];
  let line = '';
  members.forEach(({ layout, hasGap }, index) => {
    const text = `${flat(layout)}${index < members.length - 1 ? ',' : ''}`;
    const isNext = line !== '' && !hasGap && `${line} ${text}`.length <= WIDTH;
    if (!isNext && line !== '') lines.push(hasGap ? `${line}\n` : line);
    line = isNext ? `${line} ${text}` : `${indent}${text}`;
  });
  return [...lines, line].join('\n');
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Columns of a text: Chinese characters take two, marks above or below others none. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : NARROW.test(char) ? 0 : 1), 0);
}
