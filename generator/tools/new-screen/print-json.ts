/** The formatter's line width (biome.json). */
const WIDTH = 110;

/** Prints JSON as the formatter does: what fits stays on one line, except the outermost object. */
export function printJson(value: object): string {
  return `${expanded(value, 0)}\n`;
}

/**
 * Prints a value inside a file.
 * @param position column where the value starts, and indentation of its line
 */
export function printValue(
  value: unknown,
  position: { readonly column: number; readonly indent: number },
): string {
  const line = flat(value);
  // One character is reserved for a comma.
  if (position.column + line.length + 1 <= WIDTH || !isFilled(value)) return line;
  return expanded(value, position.indent);
}

function expanded(value: object, indent: number): string {
  const inner = ' '.repeat(indent + 2);
  const lines = entriesOf(value).map(([name, item], entryIndex, entries) => {
    const head = `${inner}${name}`;
    const column = head.length - (entryIndex === entries.length - 1 ? 1 : 0);
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

/** Each item with the text before it; keys without a value are left out, as in JSON. */
function entriesOf(value: object): [name: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item) => ['', item]);
  return Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [[`${JSON.stringify(key)}: `, item]],
  );
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && entriesOf(value).length > 0;
}
