import { didYouMean } from '../diagnostics/nearest.ts';
import { type JsonSchema, propertiesOf, typesOf } from './json-schema.ts';

export interface Comparison {
  /** The type of the compared values: dates, instants and times of day, or numbers. */
  readonly valueType: 'time' | 'number';
  readonly sign: '<' | '<=' | '>' | '>=';
}

/**
 * Keywords that compare a value with another property of the same object; each operator has one for times and one for
 * numbers.
 */
export const comparisons = {
  before: { valueType: 'time', sign: '<' },
  after: { valueType: 'time', sign: '>' },
  notBefore: { valueType: 'time', sign: '>=' },
  notAfter: { valueType: 'time', sign: '<=' },
  lessThan: { valueType: 'number', sign: '<' },
  moreThan: { valueType: 'number', sign: '>' },
  atLeast: { valueType: 'number', sign: '>=' },
  atMost: { valueType: 'number', sign: '<=' },
} as const satisfies Record<string, Comparison>;

const equalities: readonly string[] = ['sameAs', 'differsFrom'];

/** All keywords that name another property (or, for dates, "today"). */
export const comparisonNames: readonly string[] = [...equalities, ...Object.keys(comparisons)];

/** The faults of the comparisons of a property of `owner`, as pairs of keyword and reason. */
export function comparisonFaults(node: JsonSchema, owner: JsonSchema | undefined): [string, string][] {
  return comparisonNames.flatMap((keyword): [string, string][] => {
    if (!(keyword in node)) return [];
    const fault =
      (equalities.includes(keyword)
        ? equalityFault(keyword, node, owner)
        : orderFault(keyword as keyof typeof comparisons, node, owner)) ?? againFault(keyword, node);
    return fault ? [[keyword, fault]] : [];
  });
}

/** Reports a second comparison with the same property. */
function againFault(keyword: string, node: JsonSchema): string | undefined {
  const named = (word: string): unknown[] => [node[word] ?? []].flat();
  const words = Object.keys(node).filter((key) => comparisonNames.includes(key));
  for (const word of words.slice(0, words.indexOf(keyword))) {
    const repeatedName = named(word).find((siblingName) => named(keyword).includes(siblingName));
    if (repeatedName !== undefined) return `"${word}" compares it with "${String(repeatedName)}" already.`;
  }
  return undefined;
}

function equalityFault(keyword: string, node: JsonSchema, owner: JsonSchema | undefined): string | undefined {
  const kind = kindOf(node);
  if (kind === 'other') return `"${keyword}" is for texts and numbers.`;
  return siblingFault(keyword, node, owner) ?? kindFault(keyword, node, owner);
}

function orderFault(
  keyword: keyof typeof comparisons,
  node: JsonSchema,
  owner: JsonSchema | undefined,
): string | undefined {
  const kind = kindOf(node);
  if (comparisons[keyword].valueType === 'number') {
    if (kind !== 'number')
      return `"${keyword}" is for numbers; dates have "before", "after", "notBefore" and "notAfter".`;
    return inOrder(keyword, node, owner, node[keyword]);
  }
  if (kind === 'number')
    return `"${keyword}" is for dates; numbers have "lessThan", "moreThan", "atLeast" and "atMost".`;
  if (kind !== 'date' && kind !== 'date-time' && kind !== 'time')
    return `"${keyword}" is for dates: a text with "format": "date" or "date-time".`;
  const named: unknown = node[keyword];
  for (const siblingName of Array.isArray(named) ? named : [named]) {
    if (siblingName === 'today' && kind === 'date') continue;
    if (siblingName === 'today') return `"today" is a day: "${keyword}" then needs "format": "date".`;
    const fault = inOrder(keyword, node, owner, siblingName);
    if (fault) return fault;
  }
  return undefined;
}

function inOrder(
  keyword: keyof typeof comparisons,
  node: JsonSchema,
  owner: JsonSchema | undefined,
  named: unknown,
): string | undefined {
  return (
    siblingFault(keyword, node, owner, named) ??
    kindFault(keyword, node, owner, named) ??
    circleFault(keyword, node, owner, named)
  );
}

/** Reports two properties that are each to be greater, or each to be smaller, than the other. */
function circleFault(
  keyword: keyof typeof comparisons,
  node: JsonSchema,
  owner: JsonSchema | undefined,
  named: unknown,
): string | undefined {
  const ownerProperties = propertiesOf(owner);
  const sibling = ownerProperties[String(named)];
  const [nodeName] = Object.keys(ownerProperties).filter((name) => ownerProperties[name] === node);
  const reverseComparison = Object.entries(comparisons).find(
    ([name, { sign }]) =>
      [sibling?.[name]].flat().includes(nodeName) && sign[0] === comparisons[keyword].sign[0],
  );
  return (
    reverseComparison &&
    `"${String(named)}" says "${reverseComparison[0]}" of this: both hold only where they are the same.`
  );
}

function siblingFault(
  keyword: string,
  node: JsonSchema,
  owner: JsonSchema | undefined,
  siblingName: unknown = node[keyword],
): string | undefined {
  const others = Object.entries(propertiesOf(owner)).flatMap(([name, property]) =>
    property === node ? [] : [name],
  );
  if (typeof siblingName === 'string' && others.includes(siblingName)) return undefined;
  const day = kindOf(node) === 'date' && !equalities.includes(keyword) ? ', or "today"' : '';
  return `"${keyword}" names another property of the same object${day}.${didYouMean(String(siblingName), others)}`;
}

function kindFault(
  keyword: string,
  node: JsonSchema,
  owner: JsonSchema | undefined,
  named: unknown = node[keyword],
): string | undefined {
  const name = String(named);
  const [nodeKind, siblingKind] = [kindOf(node), kindOf(propertiesOf(owner)[name])];
  if (nodeKind === siblingKind || siblingKind === 'unknown') return undefined;
  return `"${keyword}" compares ${kindNames[nodeKind]} with "${name}", which is ${kindNames[siblingKind]}.`;
}

const kindNames = {
  date: 'a date',
  'date-time': 'an instant',
  time: 'a time of day',
  text: 'a text',
  number: 'a number',
  other: 'neither text nor number',
  unknown: 'anything',
} as const;

/** The group of types that can be compared with each other. */
function kindOf(schema: JsonSchema | undefined): keyof typeof kindNames {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) return 'unknown';
  if (types.every((type) => type === 'integer' || type === 'number')) return 'number';
  if (types.some((type) => type !== 'string')) return 'other';
  if (schema?.format === 'date' || schema?.format === 'date-time' || schema?.format === 'time')
    return schema.format;
  return 'text';
}
