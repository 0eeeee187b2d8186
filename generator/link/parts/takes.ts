import type { Place } from '../../diagnostics/place.ts';
import type { Part, ValueKind } from '../../load/language.ts';
import { isObject, type JsonSchema, typesOf } from '../../schema/json-schema.ts';
import type { Reporter } from '../context/linker.ts';

interface UsedPart {
  readonly noun: 'cell' | 'field' | 'filter';
  readonly name: string;
  readonly parts: ReadonlyMap<string, Part>;
}

/** Reports a cell, field or filter that does not support the kind of its value, and names those that do. */
export function checkTakes(
  linker: Reporter,
  { noun, name, parts }: UsedPart,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  const takes = parts.get(name)?.takes;
  const wrong = refusedKinds(takes, schema);
  if (wrong.length === 0) return;
  const fitting = [...parts].filter(
    ([, part]) => part.takes && wrong.every((kind) => isTaken(part.takes, kind)),
  );
  const names = fitting.map(([id]) => `"${id}"`).join(', ');
  linker.report('OPT-05', place, `the ${noun} "${name}" takes no ${wrong.map(inWords).join(' or ')}.`, {
    remedy: names === '' ? `No ${noun} of the language does.` : `These do: ${names}.`,
  });
}

/** The kinds of values of a schema that the part does not support. */
export function refusedKinds(
  takes: readonly ValueKind[] | undefined,
  schema: JsonSchema | undefined,
): ValueKind[] {
  return takes ? kindsOf(schema).filter((kind) => !isTaken(takes, kind)) : [];
}

/** A special kind -> the general kind that includes it: a text for yes or no is a text, a picture is a file. */
const ALSO: Partial<Record<ValueKind, ValueKind>> = {
  'yes-no': 'string',
  picture: 'file',
  pictures: 'files',
};

function isTaken(takes: readonly ValueKind[] = [], kind: ValueKind): boolean {
  const generalKind = ALSO[kind];
  return takes.includes(kind) || (generalKind !== undefined && takes.includes(generalKind));
}

/** The kinds of values that a schema allows, without null; empty when unknown. */
export function kindsOf(schema: JsonSchema | undefined): ValueKind[] {
  if (!schema) return [];
  if ('file' in schema) return [isPicture(schema.file) ? 'picture' : 'file'];
  if (isObject(schema.items) && 'file' in schema.items)
    return [isPicture(schema.items.file) ? 'pictures' : 'files'];
  const types = typesOf(schema).filter((type) => type !== 'null');
  return [...new Set(types.map((type) => kindOf(schema, type)))];
}

function isPicture(file: unknown): boolean {
  const types = isObject(file) && Array.isArray(file.types) ? file.types : [];
  return types.every((type) => String(type).startsWith('image/'));
}

function kindOf(schema: JsonSchema, type: string): ValueKind {
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return isFlag(schema.enum) ? 'flag' : 'number';
  if (type === 'array')
    return isObject(schema.items) && typesOf(schema.items).includes('object') ? 'objects' : 'list';
  if (type === 'object') return 'object';
  if (schema.format === 'date' || schema.format === 'date-time') return schema.format;
  return isYesOrNo(schema.enum) ? 'yes-no' : 'string';
}

/** The texts that the cell "active" recognises; an answer may contain 0 and 1 as texts. */
const YES_OR_NO: readonly unknown[] = [
  'y',
  'n',
  'yes',
  'no',
  'true',
  'false',
  '1',
  '0',
  'active',
  'inactive',
];

function isYesOrNo(values: unknown): boolean {
  return (
    Array.isArray(values) &&
    values.every((value) => value === null || YES_OR_NO.includes(String(value).toLowerCase()))
  );
}

function isFlag(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => value === 0 || value === 1 || value === null);
}

export const inWords = (kind: ValueKind) => WORDS[kind];

const WORDS: Readonly<Record<ValueKind, string>> = {
  string: 'text',
  'yes-no': 'text that says yes or no',
  number: 'number',
  flag: 'value of 0 or 1',
  date: 'date',
  'date-time': 'instant',
  file: 'file',
  picture: 'picture',
  files: 'list of files',
  pictures: 'list of pictures',
  list: 'list',
  objects: 'list of objects',
  object: 'object',
};
