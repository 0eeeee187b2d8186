import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Choices } from '../../core/generated/language/declarations.ts';
import { formats, hasType } from '../../core/validation/ajv-runtime.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { comparisonFaults, comparisonNames } from './comparison-words.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf, typesOf } from './json-schema.ts';
import { ruleKeywords } from './messages.ts';
import { mostDepth } from './recursion.ts';
import { ruleFaults } from './rule-faults.ts';
import { patternFault } from './slow-pattern.ts';
import { variantFaults } from './variant-faults.ts';
import { walkSchema } from './walk.ts';

/** The keywords that `schemas/language/keywords.json` describes. */
export const ownKeywords: readonly string[] = [
  'messages',
  'choices',
  'file',
  'notBlank',
  ...comparisonNames,
  'formatMinimum',
  'formatMaximum',
  'within',
  'wire',
  'html',
  'extension',
  'other',
  'standIn',
  'requiredWhen',
  'needed',
  'depth',
];
const require = createRequire(import.meta.url);
/** All media types that IANA, Apache and nginx register. */
/** The last one is ours: JPEG under a name that systems do not know (core/validation/file-value.ts). */
const mediaTypes = [...Object.keys(require('mime-db') as object), 'image/jif'];
/** A schema below these keywords is a part of the one around it. */
const PARTS: readonly (string | number)[] = ['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf'];
const formatNames = Object.keys(formats);
/** The keywords of draft-07 by its own schema, without those for encoded contents. */
const draft07 = Object.keys(
  (require('ajv/dist/refs/json-schema-draft-07.json') as { properties: object }).properties,
).filter((keyword) => !keyword.startsWith('content'));
const knownKeywords = [...draft07, 'writeOnly', ...ownKeywords, '$entity'];

/**
 * Reports keywords that are neither draft-07 nor the language's own, and own keywords without effect.
 * `owner` is the object that the schema is a property of.
 */
export function checkDataSchema(
  schema: JsonSchema,
  place: Place,
  problems: Problems,
  owner?: JsonSchema,
): void {
  walkSchema(schema, (node, path, above) => {
    const parent = path.length === 0 ? owner : above;
    const nodePlace = place.child(...path);
    for (const key of Object.keys(node)) {
      if (knownKeywords.includes(key) || (key === 'pick' && '$entity' in node)) continue;
      problems.add({
        code: 'SCH-01',
        place: nodePlace.child(key).key,
        text: `no schema keyword "${key}".${didYouMean(key, knownKeywords)}`,
      });
    }
    if (typeof node.format === 'string' && !formatNames.includes(node.format)) {
      const text = `no format "${node.format}".${didYouMean(node.format, formatNames)}`;
      problems.add({
        code: 'SCH-01',
        place: nodePlace.child('format'),
        text,
        remedy: `Known: ${formatNames.join(', ')}.`,
      });
    }
    checkOwnKeywords(node, parent, nodePlace, problems);
    for (const [index, type] of unknownTypes(node)) {
      const text = `no media type "${type}".${didYouMean(type, mediaTypes)}`;
      problems.add({ code: 'SCH-07', place: nodePlace.child('file', 'types', index), text });
    }
    for (const [index, type] of repeatedTypes(node)) {
      const text = `"${type}" is there already.`;
      problems.add({ code: 'SCH-07', place: nodePlace.child('file', 'types', index), text });
    }
    const isPart = path.some((key) => PARTS.includes(key));
    for (const fault of ruleFaults(node, isPart))
      problems.add({
        code: 'SCH-05',
        place: fault.rulePath.length > 0 ? nodePlace.child(...fault.rulePath) : nodePlace.key,
        text: fault.text,
      });
    const slow = typeof node.pattern === 'string' && patternFault(node.pattern);
    if (slow) problems.add({ code: 'SCH-06', place: nodePlace.child('pattern'), text: slow });
    checkMessages(node, parent, nodePlace, problems);
  });
  checkDraft07(schema, place, problems);
}

let metaSchema: ValidateFunction | undefined;

function checkDraft07(schema: JsonSchema, place: Place, problems: Problems): void {
  metaSchema ??= new Ajv({ strict: false, allErrors: true, $data: true }).getSchema(
    'http://json-schema.org/draft-07/schema',
  );
  // The meta-schema ignores the language's own keywords.
  if (!metaSchema || metaSchema(schema)) return;
  const reported = new Set<string>();
  for (const error of metaSchema.errors ?? []) {
    if (error.keyword === 'anyOf' || reported.has(error.instancePath)) continue;
    reported.add(error.instancePath);
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    problems.add({
      code: 'SCH-01',
      place: place.child(...path),
      text: `this is not draft-07: ${metaFault(error.keyword, String(path.at(-1) ?? 'the schema'))}`,
    });
  }
}

/** The message for a keyword that the meta-schema refuses. */
function metaFault(keyword: string, name: string): string {
  if (name === 'type' || keyword === 'enum')
    return `"${name}" is string, number, integer, boolean, array, object or null, or a list of these.`;
  if (keyword === 'uniqueItems') return `"${name}" holds a value twice.`;
  if (keyword === 'minItems') return `"${name}" is empty.`;
  if (keyword === 'minimum' || keyword === 'exclusiveMinimum') return `"${name}" is too small.`;
  if (keyword === 'format') return `"${name}" is not well formed.`;
  return `"${name}" has a value of another type than it takes.`;
}

function checkOwnKeywords(
  node: JsonSchema,
  parent: JsonSchema | undefined,
  place: Place,
  problems: Problems,
): void {
  const reportKeyword: ReportKeyword = (keyword, text, within) =>
    problems.add({
      code: 'SCH-03',
      place: within === undefined ? place.child(keyword) : place.child(keyword, within).key,
      text,
    });
  checkFile(node, parent, reportKeyword);
  if ('notBlank' in node && node.notBlank !== true)
    reportKeyword('notBlank', '"notBlank" is true or left out.');
  for (const [keyword, text] of comparisonFaults(node, parent)) reportKeyword(keyword, text);
  if ('choices' in node && !isChoices(node.choices))
    reportKeyword('choices', '"choices" are value -> label, or { label, tone }.');
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    if (keyword in node && (node.format !== 'date' || !formats.date(String(node[keyword]))))
      reportKeyword(keyword, `"${keyword}" is a date such as "1700-12-31", on a text with "format": "date".`);
  }
  if (
    'depth' in node &&
    !(Number.isInteger(node.depth) && Number(node.depth) > 0 && Number(node.depth) <= mostDepth)
  )
    reportKeyword('depth', `"depth" is a whole number from 1 to ${mostDepth}.`);
  if ('depth' in node && typeof node.$ref !== 'string')
    reportKeyword('depth', '"depth" stands beside a "$ref" that leads back to a schema around it.');
  if ('extension' in node && node.extension !== true)
    reportKeyword('extension', '"extension" is true or left out.');
  if ('needed' in node && node.needed !== true) reportKeyword('needed', '"needed" is true or left out.');
  for (const [keyword, text] of variantFaults(node)) reportKeyword(keyword, text);
  if ('html' in node && node.html !== true) reportKeyword('html', '"html" is true or left out.');
  if ('within' in node) checkWithin(node.within, Object.keys(propertiesOf(parent)), reportKeyword);
  for (const keyword of ['notBlank', 'within', 'html'] as const) {
    if (keyword in node && !typesOf(node).includes('string'))
      reportKeyword(keyword, `"${keyword}" is for texts: the type must include "string".`);
  }
  if ('wire' in node && !isWire(node, parent))
    reportKeyword(
      'wire',
      '"wire" is "MM/DD/YYYY" on a text with "format": "date", "Y/N" on an integer that is 0 or 1, "columns" on a list of objects, { "repeatFor": … } on a list, with the name of another, or "json" on an object or list.',
    );
  checkRequiredWhen(node, reportKeyword);
}

/** Reports a keyword, or the word within it. */
type ReportKeyword = (keyword: string, text: string, within?: string) => void;

function checkFile(node: JsonSchema, parent: JsonSchema | undefined, reportKeyword: ReportKeyword): void {
  if ('file' in node && !isFileRule(node.file)) {
    const isTyped = isObject(node.file) && Array.isArray(node.file.types) && 'maxBytes' in node.file;
    reportKeyword(
      'file',
      '"file" needs the accepted "types" (a list) and "maxBytes" (a whole number above 0).',
      isTyped ? 'maxBytes' : undefined,
    );
  } else if (isObject(node.file) && 'remove' in node.file) {
    const { remove } = node.file;
    if (typeof remove !== 'string' || !/^[A-Za-z_]\w*$/.test(remove) || remove in propertiesOf(parent))
      reportKeyword(
        'file',
        '"remove" names a property that the body does not have otherwise, such as "banner_remove".',
      );
    else if (requiredOf(parent).some((name) => propertiesOf(parent)[name] === node))
      reportKeyword('file', 'What is required cannot be taken away: leave "remove" out.');
  }
  if (isObject(node.file) && 'unchanged' in node.file && node.file.unchanged !== 'empty')
    reportKeyword('file', '"unchanged" is "empty" or left out.');
  if (isObject(node.file) && 'needed' in node.file && node.file.needed !== true)
    reportKeyword('file', '"needed" is true or left out.');
  if (isObject(node.file) && 'columns' in node.file && !isTable(node.file))
    reportKeyword(
      'file',
      '"columns" belongs to "types": ["text/csv"], and names the heads of each column, no head twice: { "sku": ["SKU", "SKU Code"] }.',
    );
}

function checkRequiredWhen(node: JsonSchema, reportKeyword: ReportKeyword): void {
  const properties = Object.keys(propertiesOf(node));
  for (const name of isObject(node.requiredWhen) ? Object.keys(node.requiredWhen) : []) {
    if (properties.includes(name)) continue;
    const text = `"requiredWhen" names "${name}", which is not a property.${didYouMean(name, properties)}`;
    reportKeyword('requiredWhen', text, name);
  }
}

/** Whether its values can be sent in the form that "wire" names. */
function isWire(node: JsonSchema, parent: JsonSchema | undefined): boolean {
  return (
    (node.wire === 'MM/DD/YYYY' && node.format === 'date') ||
    (node.wire === 'Y/N' && isZeroOrOne(node)) ||
    (isObject(node.wire) &&
      typesOf(node).includes('array') &&
      String(node.wire.repeatFor) in propertiesOf(parent)) ||
    (node.wire === 'columns' && typesOf(node).includes('array')) ||
    (node.wire === 'json' && typesOf(node).some((type) => type === 'object' || type === 'array'))
  );
}

/** Whether it names values, each by a text or with a label. */
export function isChoices(choices: unknown): choices is Choices {
  const hasLabel = (choice: unknown) =>
    typeof choice === 'string' ? choice !== '' : isObject(choice) && typeof choice.label === 'string';
  return isObject(choices) && Object.values(choices).every(hasLabel);
}

function checkWithin(rule: unknown, others: readonly string[], reportKeyword: ReportKeyword): void {
  const { days, of: siblingName } = isObject(rule) ? rule : { days: undefined, of: undefined };
  if (!Number.isInteger(days) || Number(days) < 0)
    reportKeyword(
      'within',
      '"within" needs a whole number of "days".',
      days === undefined ? undefined : 'days',
    );
  if (typeof siblingName !== 'string' || !others.includes(siblingName))
    reportKeyword(
      'within',
      `"of" names another date of the same object.${didYouMean(String(siblingName), others)}`,
    );
}

function isFileRule(rule: unknown): boolean {
  if (!isObject(rule)) return false;
  const { types, maxBytes } = rule;
  return Array.isArray(types) && types.length > 0 && Number.isInteger(maxBytes) && Number(maxBytes) > 0;
}

/** Whether each column of a table has heads of its own. */
function isTable({ columns, types }: JsonSchema): boolean {
  if (!isObject(columns) || JSON.stringify(types) !== '["text/csv"]') return false;
  const heads = Object.values(columns);
  const all: unknown[] = heads.flat();
  return (
    heads.length > 0 &&
    heads.every((names) => Array.isArray(names) && names.length > 0) &&
    all.every((head) => typeof head === 'string' && head.trim() !== '') &&
    new Set(all.map((head) => String(head).toLowerCase())).size === all.length
  );
}

/** Media types that no registry knows. */
function repeatedTypes({ file }: JsonSchema): [number, string][] {
  const types: unknown[] = isObject(file) && Array.isArray(file.types) ? file.types : [];
  return [...types.entries()].flatMap(([index, type]) =>
    types.indexOf(type) < index ? [[index, String(type)]] : [],
  );
}

function unknownTypes({ file }: JsonSchema): [number, string][] {
  const types = isObject(file) && Array.isArray(file.types) ? file.types : [];
  return [...types.entries()].flatMap(([index, type]) =>
    mediaTypes.some((mediaType) => hasType(mediaType, [String(type)])) ? [] : [[index, String(type)]],
  );
}

/** Reports messages for rules that do not exist. */
function checkMessages(
  node: JsonSchema,
  parent: JsonSchema | undefined,
  place: Place,
  problems: Problems,
): void {
  if (!isObject(node.messages)) return;
  const rules = new Set<string>(ruleKeywords(node, false));
  walkSchema(node, (inner, path, owner) => {
    const name = String(path.at(-1) ?? '');
    for (const rule of ruleKeywords(inner, owner !== undefined && requiredOf(owner).includes(name)))
      rules.add(rule);
    if (requiredOf(inner).length > 0 || 'requiredWhen' in inner) rules.add('required');
  });
  if (parent) rules.add('required');
  for (const keyword of Object.keys(node.messages)) {
    if (rules.has(keyword)) continue;
    const text = `no rule here can fail as "${keyword}", so this message would never be shown.${didYouMean(keyword, rules)}`;
    problems.add({ code: 'SCH-02', place: place.child('messages', keyword).key, text });
  }
}

function isZeroOrOne({ enum: values }: JsonSchema): boolean {
  return Array.isArray(values) && values.every((value) => value === 0 || value === 1 || value === null);
}
