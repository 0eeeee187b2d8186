import type { MessageTable } from '../../core/model.ts';
import { comparisonNames } from './comparison-words.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from './json-schema.ts';
import { recursionIn } from './recursion.ts';

const rules = new Set([
  ...[
    'type',
    'enum',
    'const',
    'format',
    'multipleOf',
    'maximum',
    'exclusiveMaximum',
    'minimum',
    'exclusiveMinimum',
  ],
  ...[
    'maxLength',
    'minLength',
    'pattern',
    'maxItems',
    'minItems',
    'uniqueItems',
    'contains',
    'maxProperties',
    'minProperties',
  ],
  ...['additionalProperties', 'anyOf', 'oneOf', 'not', 'notBlank', ...comparisonNames],
  ...['formatMinimum', 'formatMaximum', 'within', 'depth'],
]);

/** The keywords of a schema that can fail for a value. */
export function ruleKeywords(schema: JsonSchema, isRequired: boolean): string[] {
  const failingKeywords = Object.keys(schema).filter((key) => rules.has(key));
  // What is compared with several has a text for each, such as "notBefore today".
  for (const keyword of comparisonNames)
    if (Array.isArray(schema[keyword]))
      failingKeywords.push(...schema[keyword].map((siblingName) => `${keyword} ${String(siblingName)}`));
  if ('file' in schema) failingKeywords.push('types', 'maxBytes', 'type');
  return isRequired ? ['required', ...failingKeywords] : failingKeywords;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The messages of a body: JSON pointer (`*` for array indexes) -> keyword -> text. Messages of a property override
 * those of the objects around it. Contains only rules that can fail. Where recursive data repeats, `$ref` is the
 * pointer of the enclosing schema, whose messages apply.
 */
export function messageTable(schema: JsonSchema): MessageTable {
  const table: Record<string, Texts> = {};
  collect(schema, { pointer: '', inherited: {}, isRequired: false, heads: {} }, table);
  return table;
}

interface Position {
  /** JSON pointer of the value. */
  readonly pointer: string;
  /** Messages of the objects around it. */
  readonly inherited: Texts;
  readonly isRequired: boolean;
  /** Name -> pointer of the recursive schemas around it. */
  readonly heads: Texts;
}

function collect(
  schema: JsonSchema,
  { pointer, inherited, isRequired, heads: outerHeads }: Position,
  table: Record<string, Texts>,
): void {
  const { recursive } = schema;
  const heads = typeof recursive === 'string' ? { ...outerHeads, [recursive]: pointer } : outerHeads;
  const texts: Texts = { ...inherited, ...(isObject(schema.messages) ? (schema.messages as Texts) : {}) };
  const entries = ruleKeywords(schema, isRequired).flatMap((keyword) => {
    const text = texts[keyword];
    return text === undefined ? [] : [[keyword, text] as const];
  });
  const head = heads[recursionIn(schema) ?? ''];
  if (head !== undefined) table[pointer] = { ...table[pointer], $ref: head };
  if (entries.length > 0) table[pointer] = { ...table[pointer], ...Object.fromEntries(entries) };
  const required = new Set([
    ...requiredOf(schema),
    ...Object.keys(isObject(schema.requiredWhen) ? schema.requiredWhen : {}),
  ]);
  for (const [name, child] of Object.entries(propertiesOf(schema))) {
    // What is no schema is reported as such.
    if (!isObject(child)) continue;
    const position = { pointer: `${pointer}/${escapePointer(name)}`, inherited: texts, heads };
    collect(child, { ...position, isRequired: required.has(name) }, table);
  }
  // Each branch has its own messages; `if` itself never fails.
  for (const branch of branchesOf(schema))
    collect(branch, { pointer, inherited: texts, isRequired, heads }, table);
  if (isObject(schema.items))
    collect(schema.items, { pointer: `${pointer}/*`, inherited: texts, isRequired: false, heads }, table);
}

function branchesOf(schema: JsonSchema): JsonSchema[] {
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : [];
  return [schema.then, schema.else, ...parts].filter(isObject);
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
