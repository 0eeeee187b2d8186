import { Ajv, type ValidateFunction } from 'ajv';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part } from '../../load/language.ts';
import { isObject, type JsonSchema, mainType, propertiesOf } from '../../schema/json-schema.ts';
import type { Linker } from '../context/linker.ts';
import { checkPath } from '../expressions/scope.ts';

/** Which rows the options of a part may name paths in. */
export interface PathScopes {
  readonly source?: JsonSchema;
  readonly record?: JsonSchema;
}

/** The declared cell or field, else the default for the value's type; reports an unknown name or a missing default. */
export function partName(
  linker: Linker,
  group: 'cells' | 'fields',
  declared: string | undefined,
  schema: JsonSchema | undefined,
  place: Place,
  hasChoices = false,
): string {
  const parts = linker.language[group];
  const noun = group === 'cells' ? 'cell' : 'field';
  if (declared !== undefined) {
    const use = group === 'cells' ? 'cell' : 'input';
    linker.uses.note({ noun: use, name: declared, place: place.child(noun) });
    if (!parts.has(declared)) {
      const code = group === 'cells' ? 'REF-05' : 'REF-06';
      const text = `no ${noun} "${declared}".${didYouMean(declared, parts.keys())}   (listed in schemas/language/${group}.json)`;
      linker.report(code, place.child(noun), text);
    }
    return declared;
  }
  const fallback = schema ? defaultPart(parts, schema, hasChoices) : 'text';
  if (fallback === undefined) {
    const type = mainType(schema) ?? 'unknown';
    linker.report('OPT-03', place, `a value of type ${type} has no default ${noun}.`, {
      remedy: `Name one with "${noun}".`,
    });
  }
  return fallback ?? 'text';
}

function defaultPart(
  parts: ReadonlyMap<string, Part>,
  schema: JsonSchema,
  hasChoices: boolean,
): string | undefined {
  const wanted = [
    hasChoices ? 'choices' : undefined,
    'file' in schema ? 'file' : undefined,
    'enum' in schema ? 'enum' : undefined,
    mainType(schema),
  ];
  for (const type of wanted) {
    if (type === undefined) continue;
    for (const [name, part] of parts) if (part.for.includes(type)) return name;
  }
  return mainType(schema) === undefined && !('file' in schema) ? 'text' : undefined;
}

/**
 * The choices that a cell or field is given: reports one that needs them and has none, and choices written for one
 * that has no use for any. Those of an attribute are no business of such a part.
 */
export function takeChoices<T>(
  linker: Linker,
  group: 'cells' | 'fields',
  name: string,
  { choices, isDeclared }: { readonly choices: T | undefined; readonly isDeclared: boolean },
  place: Place,
): { choices?: T } {
  const noun = group === 'cells' ? 'cell' : 'field';
  const part = linker.language[group].get(name);
  if (!part?.needs?.includes('choices')) {
    if (isDeclared && part)
      linker.report('OPT-04', place.child('choices'), `the ${noun} "${name}" takes no choices.`, {
        part: 'key',
      });
    return {};
  }
  if (choices !== undefined) return { choices };
  linker.report('OPT-02', place, `the ${noun} "${name}" needs "choices".`);
  return {};
}

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new WeakMap<Part, ValidateFunction>();

/** Checks options against what the cell or field declares, notes their texts, and gives them back. */
export function linkOptions(
  linker: Linker,
  part: Part | undefined,
  options: Readonly<Record<string, unknown>> | undefined,
  place: Place,
  paths: PathScopes = {},
): Readonly<Record<string, unknown>> | undefined {
  if (!part) return options;
  let validate = validators.get(part);
  if (!validate) {
    validate = ajv.compile({
      type: 'object',
      additionalProperties: false,
      properties: part.options,
      required: part.required ?? [],
    });
    validators.set(part, validate);
  }
  if (!validate(options ?? {})) {
    for (const error of validate.errors ?? []) reportOption(linker, part, error, place);
  }
  for (const [name, value] of Object.entries(options ?? {})) {
    const schema = part.options[name];
    if (schema) noteTexts(linker, schema, value, place.child(name));
    if (schema) checkPaths(linker, schema, value, place.child(name), paths);
  }
  return options;
}

/** `pathOf`: the option is a path in these rows; `keysOf`: the keys of the option are. */
function checkPaths(
  linker: Linker,
  schema: JsonSchema,
  value: unknown,
  place: Place,
  paths: PathScopes,
): void {
  const scope = schema.pathOf ?? schema.keysOf;
  if (scope !== 'source' && scope !== 'record') return;
  const rows = paths[scope];
  if (!rows) return;
  if (schema.pathOf && typeof value === 'string') checkPath(linker, rows, value, place, scope);
  if (schema.keysOf && isObject(value))
    for (const key of Object.keys(value))
      checkPath(linker, rows, key, place.child(key), scope, 'REF-07', 'key');
}

type OptionError = NonNullable<ValidateFunction['errors']>[number];

function reportOption(linker: Linker, part: Part, error: OptionError, place: Place): void {
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
function noteTexts(linker: Linker, schema: JsonSchema, value: unknown, place: Place): void {
  if (schema.isText === true && typeof value === 'string') linker.text(value, place);
  if (!isObject(value)) return;
  const properties = propertiesOf(schema);
  for (const [key, child] of Object.entries(value)) {
    const childSchema = properties[key] ?? schema.additionalProperties;
    if (isObject(childSchema)) noteTexts(linker, childSchema, child, place.child(key));
  }
}
