import { isObject } from '../schema/json-schema.ts';

/** A value that is printed as an identifier, which is imported or declared elsewhere. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Replaces certain values by identifiers while printing; undefined prints the value itself. */
export type Naming = (value: object) => Name | undefined;

const width = 110;

/**
 * Prints a plain value as TypeScript, with objects on one line where they fit. `indent` is the indentation of the line
 * it starts on.
 */
export function printValue(value: unknown, naming: Naming = () => undefined, indent = 0, used = 0): string {
  const leaf = printLeaf(value, naming);
  if (leaf !== undefined) return leaf;
  const flat = printFlat(value, naming, width - indent - used);
  if (flat !== undefined && !flat.includes('\n')) return flat;
  const inner = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string'))
      return `[\n${fillLines(value.map(printString), indent + 2)}${end}]`;
    const items = value.map((item) => `${inner}${printValue(item, naming, indent + 2, 1)},\n`);
    return `[\n${items.join('')}${end}]`;
  }
  const entries = definedEntries(value as object).map(([key, child]) => {
    const name = printKey(key);
    return `${inner}${name}: ${printValue(child, naming, indent + 2, name.length + 3)},\n`;
  });
  return `{\n${entries.join('')}${end}}`;
}

/** Prints names as a paragraph: as many per line as fit, each followed by a comma. */
export function fillLines(names: readonly string[], indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const name of names) {
    const part = `${name},`;
    if (line && indent + line.length + 1 + part.length > width) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${part}` : part;
  }
  return [...lines, line].map((filledLine) => `${' '.repeat(indent)}${filledLine}\n`).join('');
}

/** Prints a literal, an identifier, or a value that is replaced by one; undefined for other values. */
function printLeaf(value: unknown, naming: Naming): string | undefined {
  if (value instanceof Name) return value.text;
  if (typeof value === 'string') return printString(value);
  return isContainer(value) ? naming(value)?.text : String(value);
}

/** The value on one line of at most `room` characters; undefined when it is longer. */
function printFlat(value: unknown, naming: Naming, room: number): string | undefined {
  const text = printLeaf(value, naming) ?? printFlatContainer(value as object, naming, room);
  return text !== undefined && text.length <= room ? text : undefined;
}

function printFlatContainer(value: object, naming: Naming, room: number): string | undefined {
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let remainingRoom = room;
  for (const [key, child] of isList ? value.map((item) => ['', item]) : definedEntries(value)) {
    const name = isList ? '' : `${printKey(key)}: `;
    const part = printFlat(child, naming, remainingRoom - name.length);
    if (part === undefined) return undefined;
    parts.push(name + part);
    remainingRoom -= name.length + part.length + 2;
  }
  if (isList) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || isObject(value);
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, child]) => child !== undefined);
}

export function printKey(key: string): string {
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : printString(key);
}

export function printString(text: string): string {
  // Most texts need no escaping.
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `'${text}'`;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
