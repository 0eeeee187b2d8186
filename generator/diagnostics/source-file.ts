import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';

/** A parsed declaration file with the position of every node. `path` is relative to the product's root, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
  readonly tree: Node | undefined;
  /** For a completed file, whose `value` contains defaults: the file as written. */
  readonly written?: SourceFile;
  /** Key of a completed value -> the key of the short form that it comes from. */
  readonly standIns?: Readonly<Record<string, string>>;
}

/** Keys and indexes from the top of a file. */
export type JsonPath = readonly (string | number)[];

export interface SyntaxFault {
  readonly offset: number;
  readonly found: string;
}

export interface DuplicateKey {
  readonly offset: number;
  readonly key: string;
}

export interface ParsedFile {
  readonly file: SourceFile;
  readonly faults: readonly SyntaxFault[];
  readonly duplicates: readonly DuplicateKey[];
}

/** Incremental cache: path -> the last two parsed texts, so that what is mended is the file that it was. */
const parsedFiles = new Map<string, readonly ParsedFile[]>();

/** Parses strict JSON (no comments, no trailing commas) and keeps the position of every node. */
export function parseFile(path: string, text: string): ParsedFile {
  const [last, earlier] = parsedFiles.get(path) ?? [];
  if (last?.file.text === text) return last;
  const parsed = earlier?.file.text === text ? earlier : parse(path, text);
  parsedFiles.set(path, last ? [parsed, last] : [parsed]);
  return parsed;
}

/** The same without a memory, for texts on their way to another. */
export function parse(path: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const faults = errors.map((error) => ({
    offset: error.offset,
    found: wordsOf(printParseErrorCode(error.error)),
  }));
  const value = faults.length === 0 ? (JSON.parse(text) as unknown) : undefined;
  return {
    file: { path, text, value, tree },
    faults,
    duplicates: faults.length === 0 ? duplicateKeys(text) : [],
  };
}

function wordsOf(errorCode: string): string {
  return errorCode.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function duplicateKeys(text: string): DuplicateKey[] {
  const duplicates: DuplicateKey[] = [];
  const seen: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      seen.push(new Set());
    },
    onObjectProperty: (key, offset) => {
      const keys = seen.at(-1);
      if (keys?.has(key)) duplicates.push({ offset, key });
      keys?.add(key);
    },
    onObjectEnd: () => {
      seen.pop();
    },
  });
  return duplicates;
}

/** Incremental cache: of the text that was asked last, which is often asked again, where its lines begin. */
let lines: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

/** 1-based line and column of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  if (lines.text !== text) lines = { text, starts: lineStarts(text) };
  const { starts } = lines;
  let [line, end] = [1, starts.length];
  while (line < end) {
    const middle = Math.ceil((line + end) / 2);
    if ((starts[middle - 1] ?? 0) <= offset) line = middle;
    else end = middle - 1;
  }
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The node at a path; undefined if there is none. */
export function findNode(tree: Node, path: JsonPath): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => {
    if (typeof key === 'number') return node?.type === 'array' ? node.children?.[key] : undefined;
    return node?.type === 'object' ? membersOf(node).get(key) : undefined;
  }, tree);
}

/** Of each object that was searched. */
const knownMembers = new WeakMap<Node, ReadonlyMap<string, Node>>();

/** The values of an object by their keys; of a key that stands twice the first. */
function membersOf(node: Node): ReadonlyMap<string, Node> {
  const known = knownMembers.get(node);
  if (known) return known;
  const members = new Map<string, Node>();
  for (const { children: [key, value] = [] } of node.children ?? [])
    if (key && value && !members.has(String(key.value))) members.set(String(key.value), value);
  knownMembers.set(node, members);
  return members;
}

/** The path in the source text: keys of completed values are replaced by the short forms they come from. */
export function writtenPath({ tree, standIns }: SourceFile, path: JsonPath): JsonPath {
  if (!tree || !standIns) return path;
  const written: (string | number)[] = [];
  for (const key of path) {
    const shortKey = standIns[key];
    const isMeant = shortKey !== undefined && !findNode(tree, [...written, key]);
    written.push(isMeant && findNode(tree, [...written, shortKey]) ? shortKey : key);
  }
  return written;
}

/** Offset of the value at `path` (or of its key); a missing path has the offset of its nearest parent. */
export function offsetOf(file: SourceFile, full: JsonPath, part: 'value' | 'key' = 'value'): number {
  if (!file.tree) return 0;
  const path = writtenPath(file, full);
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNode(file.tree, path.slice(0, length));
    if (!node) continue;
    if (part === 'key' && length === path.length && node.parent?.type === 'property')
      return node.parent.offset;
    return node.offset;
  }
  return 0;
}
