import { Ajv, type ValidateFunction } from 'ajv';
import { formats } from '../../../core/validation/ajv-runtime.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part, ValueKind } from '../../load/language.ts';
import { isObject, type JsonSchema, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import { explain } from '../../shape/explain.ts';
import type { Placed } from '../context/declarations.ts';
import type { PathChecker, Reporter, Symbols, Texts } from '../context/linker.ts';
import { checkPath } from '../expressions/paths.ts';
import { checkPicture } from '../expressions/picture.ts';
import { inWords, refusedKinds } from './takes.ts';

/** Schemas of the rows and of the form's values that paths in options refer to. */
export interface PathScopes {
  /** The row that the cell is in. */
  readonly row?: JsonSchema;
  readonly form?: JsonSchema;
  /** An entry of the list that the field edits. */
  readonly entry?: JsonSchema;
  readonly source?: JsonSchema;
  readonly record?: JsonSchema;
}

type OptionLinker = PathChecker & Pick<Symbols, 'entities'>;

export type Options = Readonly<Record<string, unknown>> | undefined;

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, formats });
const validators = new WeakMap<Part, ValidateFunction>();

/** Checks options against the cell or field, collects their texts, and returns them. */
export function linkOptions(
  linker: OptionLinker & Texts,
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
  }
  checkPaths(linker, { properties: part.options }, { value: options, place }, paths);
  return options;
}

/** What is wrong with an option as a schema, if anything. */
export function optionFault(option: unknown): string | undefined {
  return ajv.validateSchema(option as JsonSchema) === true
    ? undefined
    : ajv.errorsText(ajv.errors, { dataVar: 'it' });
}

function validatorOf(part: Part): ValidateFunction {
  const cachedValidator = validators.get(part);
  if (cachedValidator) return cachedValidator;
  const validate = ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: part.options,
    required: part.required ?? [],
  });
  validators.set(part, validate);
  return validate;
}

/**
 * Checks options that contain paths, by the keywords of their schema. `pathOf`: the option is a path in these rows, to
 * a value of a kind in `takes`, with `isFile` to a stored file. `keysOf`: the keys of the option are such paths.
 * `choicesOf`: the option contains choices of the value at the path in the named option.
 */
function checkPaths(
  linker: OptionLinker,
  schema: JsonSchema,
  { value, place }: Placed<unknown>,
  paths: PathScopes,
): void {
  const noun = schema.pathOf ?? schema.keysOf;
  const rows = rowsOf(noun, paths);
  if (rows && noun !== undefined) checkNames(linker, schema, { value, place }, { rows, noun: String(noun) });
  if (Array.isArray(value) && isObject(schema.items))
    for (const [index, item] of value.entries())
      checkPaths(linker, schema.items, { value: item, place: place.child(index) }, paths);
  if (!isObject(value)) return;
  const optionSchemas = propertiesOf(schema);
  // Rows that lack what names them are others than meant: what else is said of them, after their label, has the same cause.
  const nounOf = (name: string) => optionSchemas[name]?.pathOf ?? optionSchemas[name]?.keysOf;
  const labelRows = rowsOf(nounOf('label'), paths);
  const isOther = labelRows && typeof value.label === 'string' && !schemaAt(labelRows, value.label);
  const names = Object.keys(optionSchemas);
  const isCaused = (name: string) =>
    isOther && nounOf(name) === nounOf('label') && names.indexOf(name) > names.indexOf('label');
  for (const [name, inner] of Object.entries(optionSchemas)) {
    if (!(name in value) || isCaused(name)) continue;
    checkPaths(linker, inner, { value: value[name], place: place.child(name) }, paths);
    if (typeof inner.choicesOf !== 'string') continue;
    const chosen = schemaAt(
      rowsOf(optionSchemas[inner.choicesOf]?.pathOf, paths),
      String(value[inner.choicesOf]),
    );
    checkChoices(linker, value[name], chosen, place.child(name));
  }
}

function rowsOf(noun: unknown, paths: PathScopes): JsonSchema | undefined {
  return noun === 'row' || noun === 'source' || noun === 'record' || noun === 'form' || noun === 'entry'
    ? paths[noun]
    : undefined;
}

function checkNames(
  linker: OptionLinker,
  schema: JsonSchema,
  { value, place }: Placed<unknown>,
  { rows, noun }: { readonly rows: JsonSchema; readonly noun: string },
): void {
  if (schema.pathOf && typeof value === 'string') {
    const pathSchema = checkPath(linker, rows, { path: value, place, noun });
    const takes = schema.takes as readonly ValueKind[] | undefined;
    const wrong = refusedKinds(takes, pathSchema);
    if (wrong.length === 0 && schema.isFile)
      checkPicture(linker, pathSchema, 'a stored file is meant', place);
    if (wrong.length > 0)
      linker.report('OPT-05', place, `"${value}" is a ${wrong.map(inWords).join(' or ')}.`, {
        remedy: `It is to be a ${takes?.map(inWords).join(' or ')}.`,
      });
  }
  if (schema.keysOf && isObject(value))
    for (const path of Object.keys(value))
      checkPath(linker, rows, { path, place: place.child(path).key, noun });
}

function checkChoices(
  linker: Reporter,
  value: unknown,
  chosen: JsonSchema | 'open' | undefined,
  place: Place,
): void {
  if (!isObject(value) || !isObject(chosen) || !Array.isArray(chosen.enum)) return;
  const choiceNames = chosen.enum.map(String);
  for (const name of Object.keys(value)) {
    if (choiceNames.includes(name)) continue;
    const text = `"${name}" is none of its choices: ${choiceNames.join(', ')}.${didYouMean(name, choiceNames)}`;
    linker.report('OPT-01', place.child(name).key, text);
  }
}

type OptionError = NonNullable<ValidateFunction['errors']>[number];

function reportOption(linker: Reporter, part: Part, error: OptionError, place: Place): void {
  const isOwn = error.instancePath === '';
  const { path, text, part: reportedPart, remedy } = explain(error, undefined);
  const option = path.map(String).join('.');
  if (isOwn && error.keyword === 'additionalProperties') {
    const optionNames = Object.keys(part.options);
    const name = String(path.at(-1));
    linker.report(
      'OPT-01',
      place.child(...path).key,
      `no option "${name}".${didYouMean(name, optionNames)}`,
      { remedy: optionNames.length > 0 ? `Known here: ${optionNames.join(', ')}.` : 'It takes no options.' },
    );
  } else if (error.keyword === 'required') {
    linker.report('OPT-01', place.child(...path.slice(0, -1)), `the option "${option}" is missing.`);
  } else {
    const optionPlace = place.child(...path);
    linker.report('OPT-01', reportedPart ? optionPlace.key : optionPlace, `the option "${option}": ${text}`, {
      remedy,
    });
  }
}

/** Collects the texts in options, which `isText` marks in the schema of the option. */
function noteTexts(linker: Texts, schema: JsonSchema, value: unknown, place: Place): void {
  if (schema.isText === true && typeof value === 'string') linker.text(value, place);
  if (!isObject(value)) return;
  const properties = propertiesOf(schema);
  for (const [key, child] of Object.entries(value)) {
    const childSchema = properties[key] ?? schema.additionalProperties;
    if (isObject(childSchema)) noteTexts(linker, childSchema, child, place.child(key));
  }
}
