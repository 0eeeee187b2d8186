import { Refused } from '../../edit/refused.ts';
import { pluralOf } from '../../expand/words.ts';
import type {
  Declarations,
  EntityDeclaration,
  LifecycleDeclaration,
} from '../../link/context/declarations.ts';
import { type JsonSchema, mainType } from '../../schema/json-schema.ts';
import { type Usual, usualOf } from './usual.ts';

export type EntityField = EntityDeclaration['fields'][string] & JsonSchema;

/** An entity that gets screens, with all derived values that its calls, screens and table need. */
export interface Noun {
  readonly id: string;
  readonly entity: EntityDeclaration;
  readonly lifecycles: readonly LifecycleDeclaration[];
  /** The role set of its screens. */
  readonly roles: string;
  readonly key: string;
  /** The field that labels a row in texts. */
  readonly label: string;
  /** For headings: `Crate`, `Crates`. */
  readonly name: string;
  readonly names: string;
  /** For sentences: `crates`. */
  readonly plural: string;
  /** `/api/crates` */
  readonly path: string;
  /** `/dashboard/crate` */
  readonly route: string;
  readonly usual: Usual;
  /** Field -> what it refers to. */
  readonly references: ReadonlyMap<string, Reference>;
  /** The rows that it owns. */
  readonly children: readonly Child[];
}

/** Rows of a second entity that the noun owns: line items of its form, a table on its detail. */
export interface Child {
  /** Field of the noun that contains them. */
  readonly name: string;
  /** The foreign key to the noun, and the column that holds the position. */
  readonly by: string;
  readonly place: string | undefined;
  /** The fields that answers about the noun include. */
  readonly answeredFields: readonly string[];
  readonly noun: Noun;
}

/** A field that shows a row of another entity. */
export interface Reference {
  /** The column with the key of the other row. */
  readonly column: string;
  readonly table: string | undefined;
  readonly key: string;
  readonly type: 'integer' | 'string';
  /** Path of the other row's label, if the field shows it: `shelf.name`. */
  readonly shown: string | undefined;
  /** The picker in forms, if there is a call that lists those rows. */
  readonly picker: { readonly source: string; readonly label: string } | undefined;
}

/**
 * Derives the values of a noun. Throws Refused.
 * @param requestedRoles the role set of its screens; by default the one that its endpoints name
 * @param others nouns whose calls are written in the same run
 */
export function nounOf(
  declarations: Declarations,
  id: string,
  requestedRoles: string | undefined,
  others: readonly string[] = [],
): Noun {
  const { entities, lifecycles } = declarations;
  const entity = entities.get(id)?.value;
  if (!entity) throw new Refused(`There is no entity "${id}"; known: ${[...entities.keys()].join(', ')}.`);
  if (!entity.table) throw new Refused(`Entity "${id}" has no table.`);
  const usual = usualOf(declarations);
  const key = entity.key ?? 'id';
  const singular = entity.singular ?? id.replaceAll('-', ' ');
  const plural = entity.plural ?? pluralOf(singular);
  const roles = requestedRoles ?? rolesOf(declarations, id);
  return {
    id,
    entity,
    lifecycles: [...lifecycles.values()]
      .map(({ value }) => value)
      .filter((lifecycle) => lifecycle.entity === id),
    roles,
    key,
    label: entity.label ?? ('name' in entity.fields ? 'name' : key),
    name: title(singular),
    names: title(plural),
    plural,
    path: `${usual.calls}/${plural.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    route: `${usual.routes}/${id}`,
    usual,
    references: new Map(
      Object.entries(entity.fields).flatMap(([name, field]) => {
        const reference = referenceOf(declarations, name, field, others);
        return reference ? [[name, reference] as const] : [];
      }),
    ),
    children: Object.entries(entity.fields).flatMap(([name, { store }]) => {
      const { many: childEntity, by, owned, place, fields = [] } = store ?? {};
      if (!childEntity || !by || !owned || !entities.get(childEntity)?.value.table) return [];
      return [
        { name, by, place, answeredFields: fields, noun: nounOf(declarations, childEntity, roles, others) },
      ];
    }),
  };
}

function referenceOf(
  { entities, endpoints }: Declarations,
  name: string,
  field: EntityField,
  others: readonly string[],
): Reference | undefined {
  const { ref, fields = [] } = field.store ?? {};
  const referredEntity = ref === undefined ? undefined : entities.get(ref)?.value;
  if (!referredEntity) return undefined;
  const { table, key = 'id', label = 'name' } = referredEntity;
  const source = `${ref}.list`;
  const isListed =
    endpoints.get(source)?.value.resource?.do === 'list' ||
    (others.includes(ref ?? '') && !endpoints.has(source));
  return {
    column: columnOf(name, field),
    table,
    key,
    type: mainType(referredEntity.fields[key]) === 'string' ? 'string' : 'integer',
    shown: fields.includes(label) ? `${name}.${label}` : undefined,
    picker: isListed && fields.includes(label) && fields.includes(key) ? { source, label } : undefined,
  };
}

/** The role set that all endpoints of the noun name. Throws Refused when there is none, or several. */
function rolesOf({ app, endpoints }: Declarations, noun: string): string {
  const named = [...endpoints.values()].flatMap(({ value }) =>
    value.resource?.entity === noun || value.answer.item === noun ? [value.roles] : [],
  );
  const [roles, ...others] = new Set(named);
  if (roles !== undefined && others.length === 0) return roles;
  const roleSets = Object.keys(app.value.access).join(', ');
  const why =
    roles === undefined ? 'has no endpoints yet' : `has endpoints for ${[roles, ...others].join(' and ')}`;
  throw new Refused(`"${noun}" ${why}: say with --roles who may use its screens. Role sets: ${roleSets}.`);
}

/** A heading from a name: `file_url` -> `File URL` */
export function title(name: string): string {
  return name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/\b(Id|Url|Sku)\b/g, (word) => word.toUpperCase());
}

/** The role of a field in its table. */
export type FieldKind = 'key' | 'state' | 'instant' | 'file' | 'flag' | 'plain' | 'ref' | 'other';

export function kindOf({ key, lifecycles, entity }: Noun, name: string, field: EntityField): FieldKind {
  const { ref, many: childEntity, computed, version, file } = field.store ?? {};
  if (name === key) return 'key';
  if (ref) return 'ref';
  if (childEntity || computed || version) return 'other';
  if (file) return 'file';
  if (lifecycles.some((lifecycle) => lifecycle.field === name)) return 'state';
  // Timestamps have no form field: the server sets them.
  if (field.format === 'date-time' || /_at$/.test(name) || entity.touched === columnOf(name, field))
    return 'instant';
  const type = mainType(field) ?? '';
  if (type === 'boolean' || isFlag(field)) return 'flag';
  return ['string', 'integer', 'number'].includes(type) ? 'plain' : 'other';
}

/** The column that holds a field. */
export function columnOf(name: string, { store }: EntityField): string {
  return store?.column ?? (store?.ref ? `${name}_id` : name);
}

/** The values of an enum without null; undefined if it is no enum. */
export function enumOf(field: JsonSchema): readonly (string | number)[] | undefined {
  return Array.isArray(field.enum) ? field.enum.filter((value) => value !== null) : undefined;
}

function isFlag(field: EntityField): boolean {
  const values = enumOf(field);
  return (
    values !== undefined &&
    field.choices === undefined &&
    values.every((enumValue) => enumValue === 0 || enumValue === 1)
  );
}

/** A value that is entered in a form. */
export interface Asked {
  /** Name of the property of the body. */
  readonly property: string;
  readonly name: string;
  readonly field: EntityField;
  /** The entity to pick from. */
  readonly reference?: Reference;
}

/** The values that a form asks for, in the order of the entity. */
export function askedFor(noun: Noun): Asked[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]): Asked[] => {
    const kind = kindOf(noun, name, field);
    if (kind === 'file') return [{ property: name, name, field }];
    // The key of a referenced row is picked, not typed.
    const isChosen = kind === 'plain' && isColumnOfReference(noun, columnOf(name, field));
    if (kind === 'plain' || kind === 'flag') return isChosen ? [] : [{ property: name, name, field }];
    const reference = noun.references.get(name);
    return reference?.picker ? [{ property: reference.column, name, field, reference }] : [];
  });
}

/** Whether a column is that of a reference that a form picks. */
function isColumnOfReference({ references }: Noun, columnName: string): boolean {
  return [...references.values()].some(({ column, picker }) => picker && column === columnName);
}

/** The values that a line of the noun's form asks for, without the reference to the noun. */
export function askedOfChild({ noun, by }: Child): Asked[] {
  return askedFor(noun).filter(({ property, field }) => property !== by && !field.store?.file);
}

/** Whether a file is a picture, judged by its name. */
export function isPicture(name: string): boolean {
  return /image|img|picture|photo|banner|icon|logo|thumb|avatar|cover|file_url/i.test(name);
}
