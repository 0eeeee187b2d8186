import { Ajv, type ValidateFunction } from 'ajv';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part } from '../../load/language.ts';
import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { Placed } from '../context/declarations.ts';
import type { PathChecker, Reporter, Texts } from '../context/linker.ts';
import { checkPath } from '../expressions/paths.ts';

/** Schemas of the rows that options may name paths in. */
export interface PathScopes {
  readonly source?: JsonSchema;
  readonly record?: JsonSchema;
}

export type Options = Readonly<Record<string, unknown>> | undefined;

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new WeakMap<Part, ValidateFunction>();

/** Checks options against what the cell or field declares, notes their texts, and gives them back. */
export function linkOptions(
  linker: PathChecker & Texts,
  part: Part | undefined,
  { value: options, place }: Placed<Options>,
  paths: PathScopes = {},
): Options {
  if (!part) return options;
  const validate = validatorOf(part);
  if (!validate(options ?? {})) {
    for (const error of validate.errors ?? []) reportOption(linker, part, error, place);
  }
  for (const [name, value] of Object.entries(options ?? {})) {
    const schema = part.options[name];
    if (!schema) continue;
    noteTexts(linker, schema, value, place.child(name));
    checkPaths(linker, schema, { value, place: place.child(name) }, paths);
  }
  return options;
}

function validatorOf(part: Part): ValidateFunction {
  const known = validators.get(part);
  if (known) return known;
  const validate = ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: part.options,
    required: part.required ?? [],
  });
  validators.set(part, validate);
  return validate;
}

/** `pathOf`: the option is a path in these rows; `keysOf`: the keys of the option are. */
function checkPaths(
  linker: PathChecker,
  schema: JsonSchema,
  { value, place }: Placed<unknown>,
  paths: PathScopes,
): void {
  const noun = schema.pathOf ?? schema.keysOf;
  if (noun !== 'source' && noun !== 'record') return;
  const rows = paths[noun];
  if (!rows) return;
  if (schema.pathOf && typeof value === 'string') checkPath(linker, rows, { path: value, place, noun });
  if (schema.keysOf && isObject(value))
    for (const path of Object.keys(value))
      checkPath(linker, rows, { path, place: place.child(path), noun, part: 'key' });
}

type OptionError = NonNullable<ValidateFunction['errors']>[number];

function reportOption(linker: Reporter, part: Part, error: OptionError, place: Place): void {
  const known = Object.keys(part.options);
  const { additionalProperty, missingProperty } = error.params as Record<string, string | undefined>;
  const keys = error.instancePath.split('/').slice(1);
  if (additionalProperty !== undefined) {
    const text = `no option "${additionalProperty}".${didYouMean(additionalProperty, known)}`;
    const remedy = known.length > 0 ? `Known here: ${known.join(', ')}.` : 'It takes no options.';
    linker.report('OPT-01', place.child(...keys, additionalProperty), text, { part: 'key', remedy });
  } else if (missingProperty !== undefined) {
    linker.report('OPT-01', place.child(...keys), `the option "${missingProperty}" is missing.`);
  } else {
    const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
    const values = allowed ? `: ${allowed.map((value) => JSON.stringify(value)).join(', ')}` : '';
    linker.report(
      'OPT-01',
      place.child(...keys),
      `the option "${keys.join('.')}" ${error.message}${values}.`,
    );
  }
}

/** Texts inside options are marked by `isText` where the option is declared. */
function noteTexts(linker: Texts, schema: JsonSchema, value: unknown, place: Place): void {
  if (schema.isText === true && typeof value === 'string') linker.text(value, place);
  if (!isObject(value)) return;
  const properties = propertiesOf(schema);
  for (const [key, child] of Object.entries(value)) {
    const childSchema = properties[key] ?? schema.additionalProperties;
    if (isObject(childSchema)) noteTexts(linker, childSchema, child, place.child(key));
  }
}
