import type { Language, Part } from '../load/language.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';

/** Document -> heading of its section, in reading order. */
export const fileKinds = {
  'app.schema.json': 'app.json',
  'entity.schema.json': '*.entity.json',
  'endpoints.schema.json': '*.endpoints.json',
  'screen.schema.json': '*.screen.json',
  'common.schema.json': 'Shared parts',
  'lifecycle.schema.json': '*.lifecycle.json',
  'widget.schema.json': '*.widget.json',
  'cell.schema.json': '*.cell.json',
  'field.schema.json': '*.field.json',
  'filter.schema.json': '*.filter.json',
} as const;

/** docs/reference.md: every keyword of the language, with the grammar's description. */
export function referencePage(language: Language): string {
  const { grammar, cells, fields, keywords } = language;
  const lines = [
    '<!-- Generated from schemas/language/ by `npm run generate`. Edit that instead of this file. -->',
    '# Reference',
    '',
    'Every word of the language once. The same stands beside the cursor in an editor that reads `"$schema"`. How the parts work together: [language.md](language.md) and its guide. Each word is used by a product that compiles (`tests/products/keywords.test.ts` says so): the product itself, `tests/products/gallery`, `tests/products/library` or `generator/cases/good`.',
  ];
  for (const [id, title] of Object.entries(fileKinds))
    lines.push(...printDocument(grammar.get(id) ?? {}, title));
  lines.push('', '## Cells', ...printParts(cells), '', '## Fields', ...printParts(fields));
  lines.push(
    '',
    '## Keywords of data schemas',
    '',
    'Beside those of draft-07:',
    '',
    '| word | |',
    '| --- | --- |',
  );
  for (const [name, { description }] of keywords) lines.push(`| \`${name}\` | ${inCell(description)} |`);
  return `${lines.join('\n')}\n`;
}

function printDocument(schema: JsonSchema, title: string): string[] {
  const lines = ['', `## ${title}`];
  if (Object.keys(propertiesOf(schema)).length > 0)
    lines.push(...printDescription(schema), ...printTable(schema));
  const definitions = isObject(schema.definitions) ? schema.definitions : {};
  for (const [name, definition] of Object.entries(definitions)) {
    if (!isObject(definition)) continue;
    lines.push('', `### ${name}`, ...printDescription(definition), ...printTable(definition));
  }
  return lines;
}

/** The description, with an example. */
function printDescription({ description, examples }: JsonSchema): string[] {
  const [example] = Array.isArray(examples) ? examples : [];
  const text = typeof description === 'string' ? ['', description] : [];
  if (example === undefined) return text;
  const written = JSON.stringify(example, null, 1).replaceAll(/\s*\n\s*/g, ' ');
  return [...text, '', `Example: \`${written}\``];
}

function printTable(schema: JsonSchema): string[] {
  const rows = wordsOf(schema);
  if (rows.length === 0) return [];
  return [
    '',
    '| word | | value |',
    '| --- | --- | --- |',
    ...rows.map(
      ([word, property]) => `| \`${word}\` | ${descriptionOf(property)} | ${inCell(acceptedBy(property))} |`,
    ),
  ];
}

/** The keywords of an object and of its nested objects, by dotted path; all branches of a union, one after another. */
function wordsOf(schema: JsonSchema, prefix = ''): [string, JsonSchema][] {
  const propertyWords = Object.entries(propertiesOf(schema)).flatMap(
    ([name, property]): [string, JsonSchema][] =>
      isObject(property) && name !== '$schema'
        ? [[prefix + name, property], ...wordsOf(property, `${prefix}${name}.`)]
        : [],
  );
  const shapes = ['oneOf', 'anyOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
  );
  const inner = shapes.filter(isObject).flatMap((shape) => wordsOf(shape, prefix));
  const entry = isObject(schema.additionalProperties)
    ? wordsOf(schema.additionalProperties, `${prefix}<name>.`)
    : [];
  const item = isObject(schema.items) ? wordsOf(schema.items, `${prefix.replace(/\.$/, '')}[].`) : [];
  return [...new Map([...propertyWords, ...inner, ...entry, ...item]).entries()];
}

function descriptionOf({ description }: JsonSchema): string {
  return typeof description === 'string' ? inCell(description) : '';
}

/** The accepted values, the section of this page, or the type. */
function acceptedBy(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return printReference(schema.$ref);
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.enum))
    return schema.enum.map((allowedValue) => `\`${JSON.stringify(allowedValue)}\``).join(', ');
  const shapes = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(shapes)) return [...new Set(shapes.filter(isObject).map(acceptedBy))].join(' or ');
  if (isObject(schema.items)) return `list of ${acceptedBy(schema.items)}`;
  if (isObject(schema.additionalProperties)) return `name -> ${acceptedBy(schema.additionalProperties)}`;
  return Array.isArray(schema.type) ? schema.type.join(', ') : String(schema.type ?? 'any');
}

function printReference(reference: string): string {
  const name = reference.split('/').pop() ?? reference;
  return `[${name}](#${name.toLowerCase()})`;
}

function printParts(partsByName: ReadonlyMap<string, Part>): string[] {
  return [...partsByName].flatMap(([name, { description, options, needs = [] }]) => {
    const optionTexts = Object.entries(options).map(
      ([option, schema]) => `\`${option}\` (${acceptedBy(schema)})`,
    );
    const needTexts = needs.map((need) => `\`${need}\` beside it`);
    const optionList = [...optionTexts, ...needTexts].join(', ');
    return [
      '',
      `### ${name}`,
      '',
      optionList === '' ? description : `${description} Options: ${optionList}.`,
    ];
  });
}

/** Escapes pipes, which end a table cell. */
function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
