import type { Condition } from '../../core/model.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf, schemaAt } from './json-schema.ts';

/** When a property of a body is required. */
export interface RequiredRule {
  readonly always: boolean;
  /** Required while this condition holds. */
  readonly when?: Condition;
  /** An `if` along the path cannot be expressed as a condition. */
  readonly isUnclear: boolean;
}

/** When the value at a dotted path is required: by `required`, `requiredWhen` and every `if`/`then`/`else`. */
export function requiredRule(body: JsonSchema, path: string): RequiredRule {
  const keys = path.split('.');
  const name = keys.pop() ?? path;
  const owner = keys.length > 0 ? schemaAt(body, keys.join('.')) : body;
  const requirement: Found = { conditions: [], always: false, isUnclear: false };
  if (owner && owner !== 'open') collect(owner, name, { prefix: keys, premises: [] }, requirement);
  const when = joined('any', requirement.conditions);
  return {
    always: requirement.always,
    ...(when && !requirement.always ? { when } : {}),
    isUnclear: requirement.isUnclear && !requirement.always,
  };
}

interface Found {
  readonly conditions: Condition[];
  always: boolean;
  isUnclear: boolean;
}

interface Around {
  readonly prefix: readonly string[];
  /** The conditions under which the rule applies; undefined when they cannot be expressed. */
  readonly premises: readonly Condition[] | undefined;
}

function collect(schema: JsonSchema, name: string, position: Around, requirement: Found): void {
  const { prefix, premises } = position;
  const note = (conditions: readonly Condition[] | undefined) => {
    const combinedCondition = conditions && joined('all', conditions);
    if (!conditions) requirement.isUnclear = true;
    else if (combinedCondition) requirement.conditions.push(combinedCondition);
    else requirement.always = true;
  };
  if (requiredOf(schema).includes(name)) note(premises);
  const declaredCondition = isObject(schema.requiredWhen) ? schema.requiredWhen[name] : undefined;
  if (declaredCondition) note(premises && [...premises, below(prefix, declaredCondition as Condition)]);
  for (const part of listOf(schema.allOf)) collect(part, name, position, requirement);
  if (!isObject(schema.if)) return;
  const test = readCondition(schema.if, prefix);
  const branch = (child: unknown, holds: Condition | undefined) => {
    if (isObject(child))
      collect(child, name, { prefix, premises: premises && holds && [...premises, holds] }, requirement);
  };
  branch(schema.then, test);
  branch(schema.else, test && { not: test });
}

const limits = { exclusiveMinimum: 'gt', minimum: 'gte', exclusiveMaximum: 'lt', maximum: 'lte' } as const;
const understood = ['type', 'required', 'properties', 'const', 'enum', 'not', 'allOf', 'anyOf'];

/** The schema of an `if` as a condition over the body; undefined when no condition expresses it. */
export function readCondition(schema: JsonSchema, path: readonly string[]): Condition | undefined {
  const keys = Object.keys(schema);
  if (keys.some((key) => !understood.includes(key) && !(key in limits))) return undefined;
  const field = path.join('.');
  const parts: (Condition | undefined)[] = [
    ...requiredOf(schema)
      .filter((name) => !isCompared(propertiesOf(schema)[name]))
      .map((name) => ({ field: [...path, name].join('.'), exists: true })),
    ...Object.entries(propertiesOf(schema)).map(([name, child]) => {
      const test = readCondition(child, [...path, name]);
      // JSON Schema ignores absent properties.
      const isAsked = requiredOf(schema).includes(name);
      return isAsked || !test ? test : { any: [{ field: [...path, name].join('.'), exists: false }, test] };
    }),
    ...listOf(schema.allOf).map((part) => readCondition(part, path)),
  ];
  if (Array.isArray(schema.anyOf)) {
    const branches = listOf(schema.anyOf).map((part) => readCondition(part, path));
    parts.push(branches.every(isDefined) ? { any: branches } : undefined);
  }
  if (isObject(schema.not)) {
    const test = readCondition(schema.not, path);
    parts.push(test && { not: test });
  }
  if ('const' in schema) parts.push(isLiteral(schema.const) ? { field, is: schema.const } : undefined);
  if (Array.isArray(schema.enum))
    parts.push(schema.enum.every(isLiteral) ? { field, in: schema.enum as string[] } : undefined);
  for (const [keyword, test] of Object.entries(limits))
    if (typeof schema[keyword] === 'number') parts.push({ field, [test]: schema[keyword] } as Condition);
  return parts.every(isDefined) ? joined('all', parts) : undefined;
}

/** Whether the schema compares the value: such a comparison is false for a missing value. */
function isCompared(schema: JsonSchema | undefined): boolean {
  return ['const', 'enum', ...Object.keys(limits)].some((key) => schema !== undefined && key in schema);
}

function joined(how: 'all' | 'any', conditions: readonly Condition[]): Condition | undefined {
  const [only, ...others] = conditions;
  if (others.length === 0) return only;
  return how === 'all' ? { all: conditions } : { any: conditions };
}

/** Prefixes the fields of a condition with the path of the object that it is declared in. */
function below(prefix: readonly string[], condition: Condition): Condition {
  if (prefix.length === 0) return condition;
  if ('all' in condition) return { all: condition.all.map((part) => below(prefix, part)) };
  if ('any' in condition) return { any: condition.any.map((part) => below(prefix, part)) };
  if ('not' in condition) return { not: below(prefix, condition.not) };
  return 'field' in condition ? { ...condition, field: [...prefix, condition.field].join('.') } : condition;
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isDefined(condition: Condition | undefined): condition is Condition {
  return condition !== undefined;
}

function isLiteral(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
