import type { Choices as DeclaredChoices } from '../../../src/generated/language/declarations.ts';
import type { Choice } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, mainType, schemaAt } from '../../schema/json-schema.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { PathChecker, Reporter, Symbols, Texts } from '../context/linker.ts';

/** What one use says of its value: the choices written there, and the schemas that may have them, nearest first. */
export interface ChoicesAsked {
  readonly declared: DeclaredChoices | undefined;
  readonly schemas: readonly (JsonSchema | undefined)[];
}

/**
 * What a value is called where it is shown, chosen or filtered by: as the use says, else as the first of the schemas
 * that has choices says, else undefined. Only values that the first schema allows are chosen from.
 */
export function linkChoices(
  linker: PathChecker & Texts & Pick<Symbols, 'lifecycles'>,
  { declared, schemas }: ChoicesAsked,
  place: Place,
): readonly Choice[] | undefined {
  const [own] = schemas;
  if (declared) {
    noteChoices(linker, declared, place);
    checkValues(linker, declared, own, place);
    return listed(declared, own);
  }
  for (const schema of schemas) {
    const said = schema && choicesOf(linker, schema);
    const choices = said ? listed(said, own ?? schema) : [];
    if (choices.length > 0) return choices;
  }
  return undefined;
}

/** The choices of an attribute; the states of a lifecycle are those of its field. */
export function choicesOf(
  linker: Pick<Symbols, 'fieldOf' | 'lifecycles'>,
  schema: JsonSchema,
): DeclaredChoices | undefined {
  if (isObject(schema.choices)) return schema.choices as DeclaredChoices;
  const field = linker.fieldOf.get(schema);
  if (!field) return undefined;
  for (const { lifecycle } of linker.lifecycles.values())
    if (field === `${lifecycle.entity}.${lifecycle.field}`) return lifecycle.states;
  return undefined;
}

/** The attribute of that name in what the endpoint answers, and in the entity that its resource or its noun names. */
export function attributesOf(
  linker: Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  name: string,
) {
  const entity = linker.entities.get(endpoint?.declared.value.resource?.entity ?? endpoint?.noun ?? '');
  return [endpoint?.item, entity?.schema].map((schema) => {
    const found = schemaAt(schema, name);
    return found === 'open' ? undefined : found;
  });
}

/** The attribute that a query parameter limits the rows by: the resource says which, else it is the one of its name. */
export function attributesOfParam(
  linker: Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  param: string,
) {
  const { entity = '', where = {} } = endpoint?.declared.value.resource ?? {};
  const [column = param] = Object.keys(where).filter((key) => where[key] === `$query.${param}`);
  const stored = Object.entries(linker.entities.get(entity)?.stored?.fields ?? {});
  const named = stored.find(([, field]) => field.kind === 'column' && field.column === column);
  return attributesOf(linker, endpoint, named?.[0] ?? param);
}

/** Notes the labels of every attribute inside a schema, and checks them against its enum. */
export function linkAttributes(linker: Reporter & Texts, schema: JsonSchema, place: Place): void {
  walkSchema(schema, (node, path) => {
    if (!isObject(node.choices)) return;
    const at = place.child(...path, 'choices');
    const choices = node.choices as DeclaredChoices;
    noteChoices(linker, choices, at);
    checkValues(linker, choices, node, at);
    const unnamed = enumOf(node)?.filter((value) => !(value in choices)) ?? [];
    if (unnamed.length === 0) return;
    const text = `${unnamed.map((value) => `"${value}"`).join(', ')} has no name here.`;
    linker.report('OPT-04', at, text, { remedy: 'Beside an "enum", "choices" name each of its values.' });
  });
}

function noteChoices(linker: Texts, choices: DeclaredChoices, place: Place): void {
  for (const [value, said] of Object.entries(choices)) {
    const at = place.child(value);
    linker.text(labelOf(said), typeof said === 'string' ? at : at.child('label'));
  }
}

function checkValues(
  linker: Reporter,
  choices: DeclaredChoices,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  const values = enumOf(schema);
  if (!values) return;
  for (const value of Object.keys(choices)) {
    if (values.includes(value)) continue;
    const text = `the value is never "${value}".${didYouMean(value, values)}`;
    linker.report('OPT-04', place.child(value), text, {
      part: 'key',
      remedy: `It is: ${values.join(', ')}.`,
    });
  }
}

/** In the order of the enum, where there is one: keys that are numbers have none of their own. */
function listed(choices: DeclaredChoices, schema: JsonSchema | undefined): Choice[] {
  const isNumber = ['integer', 'number'].includes(mainType(schema) ?? '');
  const names = (enumOf(schema) ?? Object.keys(choices)).filter((value) => value in choices);
  return names.map((value) => {
    const said = choices[value] ?? value;
    const tone = typeof said === 'string' ? undefined : said.tone;
    return { value: isNumber ? Number(value) : value, label: labelOf(said), ...(tone ? { tone } : {}) };
  });
}

function labelOf(said: DeclaredChoices[string]): string {
  return typeof said === 'string' ? said : said.label;
}

/** The values of an enum as they are written as keys; null is no choice. */
function enumOf(schema: JsonSchema | undefined): readonly string[] | undefined {
  if (!Array.isArray(schema?.enum)) return undefined;
  return schema.enum.filter((value) => value !== null).map(String);
}
