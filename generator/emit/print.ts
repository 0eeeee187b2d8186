import { isObject } from '../schema/json-schema.ts';

/** A value that is printed as the name of something imported or declared elsewhere. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Replaces certain values by names while printing; undefined leaves the value as it is. */
export type Naming = (value: object) => Name | undefined;

const width = 110;

/** A plain value as TypeScript, objects on one line where they fit. `indent` is that of the line it starts on. */
export function printValue(value: unknown, naming: Naming = () => undefined, indent = 0, used = 0): string {
  const flat = printFlat(value, naming);
  if (flat.length + indent + used <= width && !flat.includes('\n')) return flat;
  if (value instanceof Name || !isContainer(value) || naming(value)) return flat;
  const inner = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${printValue(item, naming, indent + 2, 1)},\n`);
    return `[\n${items.join('')}${end}]`;
  }
  const entries = definedEntries(value).map(([key, child]) => {
    const name = printKey(key);
    return `${inner}${name}: ${printValue(child, naming, indent + 2, name.length + 3)},\n`;
  });
  return `{\n${entries.join('')}${end}}`;
}

function printFlat(value: unknown, naming: Naming): string {
  if (value instanceof Name) return value.text;
  if (typeof value === 'string') return printString(value);
  if (!isContainer(value)) return String(value);
  const name = naming(value);
  if (name) return name.text;
  if (Array.isArray(value)) return `[${value.map((item) => printFlat(item, naming)).join(', ')}]`;
  const entries = definedEntries(value).map(
    ([key, child]) => `${printKey(key)}: ${printFlat(child, naming)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
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
