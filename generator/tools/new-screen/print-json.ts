/** The width that the formatter of the repository keeps to (biome.json). */
const WIDTH = 110;

/** JSON as the formatter writes it: what fits stays on its line, the outermost object never does. */
export function printJson(value: object): string {
  return `${expanded(value, 0)}\n`;
}

/**
 * A value inside a file.
 * @param at how many characters are before it in its line, and by how many the line is indented
 */
export function printValue(value: unknown, at: { readonly column: number; readonly indent: number }): string {
  const line = flat(value);
  // A comma may follow.
  if (at.column + line.length + 1 <= WIDTH || !isFilled(value)) return line;
  return expanded(value, at.indent);
}

function expanded(value: object, indent: number): string {
  const inner = ' '.repeat(indent + 2);
  const lines = entriesOf(value).map(([name, item], at, all) => {
    const head = `${inner}${name}`;
    const column = head.length - (at === all.length - 1 ? 1 : 0);
    return `${head}${printValue(item, { column, indent: indent + 2 })}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function flat(value: unknown): string {
  if (!isFilled(value)) return JSON.stringify(value);
  const parts = entriesOf(value).map(([name, item]) => `${name}${flat(item)}`);
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

/** Each item with the text before it; keys without a value are left out, as JSON does. */
function entriesOf(value: object): [name: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item) => ['', item]);
  return Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [[`${JSON.stringify(key)}: `, item]],
  );
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && entriesOf(value).length > 0;
}
