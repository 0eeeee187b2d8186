import type { Choices as DeclaredChoices } from '../../../core/generated/language/declarations.ts';
import type { Choice, Roles } from '../../../core/model.ts';
import { onOrOff } from '../../../core/read-value.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isChoices } from '../../schema/check-data-schema.ts';
import { isObject, type JsonSchema, mainType, schemaAt } from '../../schema/json-schema.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { PathChecker, Reporter, Symbols, Texts } from '../context/linker.ts';
import { asked } from '../context/reads.ts';

/** The choices declared at one use, and the schemas that may have some, nearest first. */
export interface ChoicesUse {
  readonly declared: DeclaredChoices | undefined;
  readonly schemas: readonly (JsonSchema | undefined)[];
  /** The roles of a named role set that see this place; some choices are restricted to a set. */
  readonly rolesOf?: (set: string) => Roles;
}

/**
 * The choices of a value that is shown, edited or filtered: those declared at the place, else those of the first schema
 * that has some, else undefined. Values that the first schema forbids are left out.
 */
export function linkChoices(
  linker: PathChecker & Texts & Pick<Symbols, 'lifecycles'>,
  { declared, schemas, rolesOf }: ChoicesUse,
  place: Place,
): readonly Choice[] | undefined {
  const [mainSchema] = schemas;
  if (declared) {
    noteChoices(linker, declared, place);
    checkValues(linker, declared, mainSchema, place);
    return listOf(declared, mainSchema);
  }
  for (const schema of schemas) {
    const schemaChoices = schema && choicesOf(linker, schema);
    const choices = schemaChoices ? listOf(schemaChoices, mainSchema ?? schema) : [];
    if (choices.length > 0) return choices;
  }
  return undefined;

  function listOf(choices: DeclaredChoices, schema: JsonSchema | undefined): readonly Choice[] {
    const list = choiceList(choices, schema);
    if (!rolesOf) return list;
    return list.map((choice) => {
      const entry = choices[choice.value];
      const roles = typeof entry === 'object' ? entry.roles : undefined;
      return roles ? { ...choice, roles: rolesOf(roles) } : choice;
    });
  }
}

/** The choices of an attribute; for the field of a lifecycle they are its states. */
export function choicesOf(
  linker: Pick<Symbols, 'fieldOf' | 'lifecycles'>,
  schema: JsonSchema,
): DeclaredChoices | undefined {
  if (isObject(schema.choices)) return schema.choices as DeclaredChoices;
  const field = linker.fieldOf.get(schema);
  if (!field) return undefined;
  return asked(linker.lifecycles, `states of ${field}`, (lifecycles) => {
    const governing = [...lifecycles.values()].find(
      ({ lifecycle }) => field === `${lifecycle.entity}.${lifecycle.field}`,
    );
    return governing?.lifecycle.states;
  });
}

/** The attribute of that name in the endpoint's answer, and in the entity of its resource or noun. */
export function attributesOf(
  linker: Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  name: string,
) {
  const entity = linker.entities.get(endpoint?.declared.value.resource?.entity ?? endpoint?.noun ?? '');
  return [endpoint?.item, entity?.schema].map((schema) => {
    const attribute = schemaAt(schema, name);
    return attribute === 'open' ? undefined : attribute;
  });
}

/** The attribute that a query parameter filters by: the column in the resource, else the attribute of the same name. */
export function attributesOfParam(
  linker: Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  param: string,
) {
  const { entity = '', where = {} } = endpoint?.declared.value.resource ?? {};
  const [column = param] = Object.keys(where).filter((key) => where[key] === `$query.${param}`);
  const stored = Object.entries(linker.entities.get(entity)?.stored?.fields ?? {});
  const namedField = stored.find(([, field]) => field.kind === 'column' && field.column === column);
  return attributesOf(linker, endpoint, namedField?.[0] ?? param);
}

/** Collects the labels of every attribute in a schema, and checks them against its enum. Y and N may have those of 1 and 0. */
export function linkAttributes(linker: Reporter & Texts, schema: JsonSchema, place: Place): void {
  walkSchema(schema, (node, path) => {
    // What else stands there is reported where the schema is checked.
    if (!isChoices(node.choices)) return;
    const choicesPlace = place.child(...path, 'choices');
    const { choices } = node;
    noteChoices(linker, choices, choicesPlace);
    checkValues(linker, choices, node, choicesPlace);
    const unnamed =
      enumOf(node)?.filter((value) => !(value in choices || (onOrOff(value) ?? value) in choices)) ?? [];
    if (unnamed.length === 0) return;
    const text = `${unnamed.map((value) => `"${value}"`).join(', ')} has no name here.`;
    linker.report('OPT-04', choicesPlace, text, {
      remedy: 'Beside an "enum", "choices" name each of its values.',
    });
  });
}

function noteChoices(linker: Texts & Reporter, choices: DeclaredChoices, place: Place): void {
  for (const [value, choice] of Object.entries(choices)) {
    const choicePlace = place.child(value);
    const label = linker.text(
      labelOf(choice),
      typeof choice === 'string' ? choicePlace : choicePlace.child('label'),
    );
    const [first] = Object.keys(choices).filter(
      (choiceValue) => labelOf(choices[choiceValue] ?? choiceValue) === label,
    );
    if (first !== value)
      linker.report(
        'OPT-04',
        choicePlace,
        `"${first}" is called "${label}" as well: nobody could tell them apart.`,
      );
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
    linker.report('OPT-04', place.child(value).key, text, { remedy: `It is: ${values.join(', ')}.` });
  }
}

/** In the order of the enum, if any: objects do not keep the order of numeric keys. */
function choiceList(choices: DeclaredChoices, schema: JsonSchema | undefined): Choice[] {
  const isNumber = ['integer', 'number'].includes(mainType(schema) ?? '');
  const names = (enumOf(schema) ?? Object.keys(choices)).filter((value) => value in choices);
  return names.map((value) => {
    const choice = choices[value] ?? value;
    const tone = typeof choice === 'string' ? undefined : choice.tone;
    return { value: isNumber ? Number(value) : value, label: labelOf(choice), ...(tone ? { tone } : {}) };
  });
}

function labelOf(choice: DeclaredChoices[string]): string {
  return typeof choice === 'string' ? choice : choice.label;
}

/** The values of an enum as object keys, without null. */
function enumOf(schema: JsonSchema | undefined): readonly string[] | undefined {
  if (!Array.isArray(schema?.enum)) return undefined;
  return schema.enum.filter((value) => value !== null).map(String);
}
