import { Ajv } from 'ajv';
import { formats } from '../../core/validation/ajv-runtime.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf, typesOf } from './json-schema.ts';
import { lengthsOf } from './pattern-lengths.ts';
import { patternFault } from './slow-pattern.ts';

/** A rule that is valid on its own, but that no value can satisfy or that never applies. */
export interface RuleFault {
  /** The keys from the schema to the rule. */
  readonly rulePath: readonly (string | number)[];
  readonly text: string;
}

/** Keyword of draft-07 -> the types that it applies to; for other types it has no effect. */
const APPLIES: Readonly<Record<string, readonly string[]>> = {
  ...groupOf(['string'], ['minLength', 'maxLength', 'pattern', 'format']),
  ...groupOf(
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ),
  ...groupOf(['array'], ['items', 'minItems', 'maxItems', 'uniqueItems', 'contains']),
  ...groupOf(['object'], ['properties', 'required', 'minProperties', 'maxProperties']),
};

/** Keywords of a minimum and a maximum, and whether a value may equal both. */
const RANGES = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['formatMinimum', 'formatMaximum', true],
] as const;

const ajv = new Ajv({ strict: false, validateSchema: false, addUsedSchema: false, formats });

/** The faults of one schema, without those of its sub-schemas. `isPart`: it only adds rules to an enclosing schema. */
export function ruleFaults(schema: JsonSchema, isPart: boolean): readonly RuleFault[] {
  const whole = isPart ? [] : [...strayValues(schema), ...strayRequired(schema), ...strayParts(schema)];
  return [
    ...otherTypes(schema),
    ...emptyRanges(schema),
    ...fewMultiples(schema),
    ...strayLengths(schema),
    ...halfConditions(schema),
    ...whole,
  ];
}

function otherTypes(schema: JsonSchema): RuleFault[] {
  const types = typesOf(schema);
  if (types.length === 0) return [];
  return Object.entries(APPLIES).flatMap(([keyword, applicableTypes]) => {
    if (!(keyword in schema) || applicableTypes.some((type) => types.includes(type))) return [];
    return [
      {
        rulePath: [keyword],
        text: `"${keyword}" is for ${applicableTypes[0]}s; the type is ${types.join(' or ')}.`,
      },
    ];
  });
}

function emptyRanges(schema: JsonSchema): RuleFault[] {
  return RANGES.flatMap(([least, most, together]) => {
    const [low, high] = [schema[least], schema[most]];
    if (!isComparable(low) || typeof low !== typeof high) return [];
    if (low < (high as typeof low) || (together && low === high)) return [];
    return [{ rulePath: [least], text: `no value can be both: "${least}" is ${low}, "${most}" is ${high}.` }];
  });
}

/** Bounds that contain at most one multiple. */
function fewMultiples({ multipleOf: step, minimum, maximum }: JsonSchema): RuleFault[] {
  if (typeof step !== 'number' || typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  if (Math.floor(maximum / step) > Math.ceil(minimum / step)) return [];
  return [
    { rulePath: ['multipleOf'], text: `between ${minimum} and ${maximum} lie no two multiples of ${step}.` },
  ];
}

/** An "if" without "then" and "else", or one of those without an "if". */
function halfConditions(schema: JsonSchema): RuleFault[] {
  const follows = ['then', 'else'].filter((key) => key in schema);
  if ('if' in schema && follows.length === 0)
    return [{ rulePath: [], text: 'nothing follows from "if": there is no "then" and no "else".' }];
  if ('if' in schema) return [];
  return follows.map((key) => ({ rulePath: [], text: `there is no "if" that "${key}" follows from.` }));
}

/** A pattern whose matches are all too short or too long. */
function strayLengths({ pattern, minLength, maxLength }: JsonSchema): RuleFault[] {
  if (typeof pattern !== 'string' || patternFault(pattern)) return [];
  const { least, most } = lengthsOf(pattern);
  const isLong = typeof maxLength === 'number' && least > maxLength;
  const isShort = typeof minLength === 'number' && most < minLength;
  if (!isLong && !isShort) return [];
  const bound = isLong ? `"maxLength" is ${maxLength}` : `"minLength" is ${minLength}`;
  const words = isLong ? `${least} characters or more` : `${most} characters or less`;
  return [{ rulePath: ['pattern'], text: `no text can be both: the pattern takes ${words}, ${bound}.` }];
}

function isComparable(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

/** Values in "enum", "const" or "default" that the other rules of the schema refuse. */
function strayValues(schema: JsonSchema): RuleFault[] {
  const { default: initial, enum: values, const: only, ...rules } = schema;
  // References are not resolved here.
  if ('$ref' in schema || '$entity' in schema) return [];
  const named: (readonly [rulePath: readonly (string | number)[], value: unknown])[] = [];
  if (Array.isArray(values)) named.push(...values.map((value, index) => [['enum', index], value] as const));
  // Rules for other types do not apply to null.
  const refused = named.filter(([, value]) => !accepts(rules, value));
  // Where no value fits, the rules are the fault, once.
  const faults = refused.length === named.length ? refused.slice(0, 1) : refused;
  const isStray = 'const' in schema && !accepts(values ? { ...rules, enum: values } : rules, only);
  if (isStray) faults.push([['const'], only]);
  const whole = {
    ...rules,
    ...(values ? { enum: values } : {}),
    ...('const' in schema ? { const: only } : {}),
  };
  if ('default' in schema && !takesValue(whole, initial)) faults.push([['default'], initial]);
  return faults.map(([rulePath, value]) => ({
    rulePath,
    text: `${JSON.stringify(value)} is refused by the rules beside it.`,
  }));
}

/** Whether a value satisfies a schema; its sub-schemas are not checked. */
export function takesValue(schema: JsonSchema, value: unknown): boolean {
  return isToken(value) || accepts(schema, value);
}

/** Replaced at run time, such as `$today`. */
function isToken(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('$');
}

function accepts(rules: JsonSchema, value: unknown): boolean {
  const { type, enum: values, const: only, ...rest } = rules;
  const compilableRules = Object.entries(rest).filter(
    ([keyword, rule]) =>
      (keyword in APPLIES && !isInner(keyword)) || (COMBINED.includes(keyword) && isClosed(rule)),
  );
  const schema = Object.fromEntries([
    ...compilableRules,
    ...Object.entries({ type, enum: values, const: only }).filter(([, rule]) => rule !== undefined),
  ]);
  const text = JSON.stringify(schema);
  const judge = judges.get(text) ?? compiled(schema);
  judges.set(text, judge);
  return judge(value) === true;
}

/** Compiled rules by their JSON text: the same rules occur in hundreds of bodies, and compiling is slow. */
const judges = new Map<string, (value: unknown) => unknown>();

function compiled(schema: JsonSchema): (value: unknown) => unknown {
  try {
    return ajv.compile(schema);
  } catch {
    // Rules that cannot be compiled are reported elsewhere.
    return () => true;
  }
}

const COMBINED: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'not'];

/** Whether a rule contains no reference, so that it can be compiled alone. */
const isClosed = (rule: unknown): boolean => !/"\$(ref|entity)"/.test(JSON.stringify(rule));

/** Keywords whose sub-schemas may contain references. */
function isInner(keyword: string): boolean {
  return keyword === 'properties' || keyword === 'items' || keyword === 'contains';
}

function strayRequired(schema: JsonSchema): RuleFault[] {
  const names = Object.keys(propertiesOf(schema));
  if (!isObject(schema.properties)) return [];
  return requiredOf(schema).flatMap((name, index) =>
    names.includes(name)
      ? []
      : [
          {
            rulePath: ['required', index],
            text: `"${name}" is required, but no property.${didYouMean(name, names)}`,
          },
        ],
  );
}

/** Properties in "if", "then" or "else" that the object does not have, and constants that its property never has. */
function strayParts(schema: JsonSchema): RuleFault[] {
  if (!isObject(schema.properties)) return [];
  const declaredProperties = propertiesOf(schema);
  return (['if', 'then', 'else'] as const).flatMap((key) => {
    const part = isObject(schema[key]) ? schema[key] : {};
    const named = [
      ...Object.keys(propertiesOf(part)).map((name) => [name, ['properties', name]] as const),
      ...requiredOf(part).map((name, index) => [name, ['required', index]] as const),
    ];
    const unknown = named.flatMap(([name, keywordPath]) =>
      name in declaredProperties
        ? []
        : [
            {
              rulePath: [key, ...keywordPath],
              text: `there is no property "${name}".${didYouMean(name, Object.keys(declaredProperties))}`,
            },
          ],
    );
    const impossible = Object.entries(propertiesOf(part)).flatMap(([name, rule]) => {
      const whole = declaredProperties[name];
      if (!whole || !('const' in rule) || '$ref' in whole || takesValue(whole, rule.const)) return [];
      const text = `"${name}" is never ${JSON.stringify(rule.const)}.`;
      return [{ rulePath: [key, 'properties', name, 'const'], text }];
    });
    return [...unknown, ...impossible];
  });
}

function groupOf(types: readonly string[], keywords: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, types]));
}
