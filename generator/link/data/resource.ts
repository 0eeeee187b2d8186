import type { Resource, Source } from '../../../core/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration, EntityDeclaration } from '../context/declarations.ts';
import type { LinkedEntity } from '../context/linked.ts';
import type { PathChecker, Reporter, Resolver, Symbols, Texts } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { checkPlaceholders } from '../expressions/paths.ts';
import type { DeclaredValue } from '../expressions/values.ts';
import { linkFile } from './file.ts';
import { linkOwned } from './owned.ts';
import { linkReport, reportedDays } from './report.ts';
import { checkResource, isMade, isWriteOfColumns, needsKey } from './resource-checks.ts';

type ResourceDeclaration = NonNullable<EndpointDeclaration['resource']>;
type Known = Readonly<Record<'body' | 'path' | 'query' | 'user', readonly string[]>>;

/** The operation that the generic resource performs for this endpoint; undefined when a handler does the work. */
export function linkResource(
  linker: Resolver & Texts & PathChecker & Pick<Symbols, 'entities'>,
  { value, place }: Declared<EndpointDeclaration>,
  body: JsonSchema | undefined,
): Resource | undefined {
  const declared = value.resource;
  if (!declared) return undefined;
  const resourcePlace = place.child('resource');
  const entity = linker.entity(declared.entity, resourcePlace.child('entity'));
  const declaration = linker.declarations.entities.get(declared.entity)?.value;
  if (!entity || !declaration) return undefined;
  if (!entity.stored) {
    linker.report(
      'RES-04',
      resourcePlace.child('entity'),
      `entity "${declared.entity}" has no "table", so there are no rows to work with.`,
    );
    return undefined;
  }
  const bodyNames = Object.keys(propertiesOf(body));
  const sourceNames: Known = {
    body: bodyNames,
    path: parametersOf(value.path),
    query: Object.keys(value.query ?? {}),
    user: ['id', 'role', 'username'],
  };
  const key =
    needsKey(declared) && !value.selection
      ? keySource(linker, declared, declaration.key ?? 'id', sourceNames, resourcePlace)
      : undefined;
  const set = isWriteOfColumns(declared)
    ? {
        ...columnsOfBody(declaration, bodyNames),
        ...linkSources(linker, declared.set, sourceNames, resourcePlace.child('set')),
      }
    : undefined;
  const owned = isWriteOfColumns(declared)
    ? linkOwned(linker, declaration, body, { value, place })
    : undefined;
  const report = linkReport(linker, { value, place }, entity);
  const where = reportedDays(linker, report, entity, {
    value: whereOf(linker, declared, sourceNames, resourcePlace.child('where')),
    place: resourcePlace.child('where'),
  });
  const file = fileOf(linker, declared, sourceNames, entity, resourcePlace.child('file'));
  checkResource(linker, { value, place }, { entity: declaration, key, set, where, owned, body });
  return {
    do: declared.do,
    entity: declared.entity,
    ...(key ? { key } : {}),
    ...(set ? { set } : {}),
    ...(where ? { where } : {}),
    ...(declared.check ? { check: true as const } : {}),
    ...(owned ? { owned } : {}),
    ...(file ? { file } : {}),
    ...(report ? { report } : {}),
    ...(declared.toggle ? { toggle: declared.toggle } : {}),
    ...linkMessages(linker, declared, value.selection ? countOnly : entity.schema, resourcePlace),
  };
}

function fileOf(
  linker: Resolver & Pick<Symbols, 'entities'>,
  { file }: ResourceDeclaration,
  sourceNames: Known,
  entity: LinkedEntity,
  place: Place,
): Resource['file'] {
  if (!file) return undefined;
  const by = (file.by ?? []).map((source, index) =>
    sourceOf(linker, source, sourceNames, place.child('by', index)),
  );
  return linkFile(linker, file, by, entity, place);
}

/** The values that the message of a bulk write may contain. */
const countOnly: JsonSchema = { type: 'object', properties: { count: { type: 'integer' } } };

function linkMessages(
  linker: Resolver & Texts,
  declared: ResourceDeclaration,
  values: JsonSchema,
  place: Place,
): Pick<Resource, 'message' | 'off'> {
  const messageOf = (key: 'message' | 'off') => {
    const text = declared[key];
    if (!text) return undefined;
    checkPlaceholders(linker, text, values, place.child(key));
    return linker.text(text, place.child(key));
  };
  const [message, off] = [messageOf('message'), messageOf('off')];
  return { ...(message ? { message } : {}), ...(off ? { off } : {}) };
}

function keySource(
  linker: Reporter,
  declared: ResourceDeclaration,
  key: string,
  sourceNames: Known,
  place: Place,
): Source | undefined {
  if (declared.key !== undefined) return sourceOf(linker, declared.key, sourceNames, place.child('key'));
  if (sourceNames.path.includes('id')) return { from: 'path', path: 'id' };
  for (const path of [key, 'id']) if (sourceNames.body.includes(path)) return { from: 'body', path };
  const example = sourceNames.path[0] ?? 'imageId';
  linker.report(
    'RES-02',
    place,
    `"${declared.do}" does not know which row is meant: neither the path nor the body has an "${key}".`,
    { remedy: `Say it with "key", for example "$path.${example}".` },
  );
  return undefined;
}

/** Property of the body -> column (or file) of the entity, without the key. */
function columnsOfBody(entity: EntityDeclaration, names: readonly string[]): Record<string, Source> {
  const entries = names.flatMap((name) => {
    const field = entity.fields[name];
    const store = field?.store ?? {};
    if (!field || name === (entity.key ?? 'id') || store.ref || store.many || isMade(store)) return [];
    return [[store.column ?? name, { from: 'body', path: name }] as const];
  });
  return Object.fromEntries(entries);
}

function linkSources(
  linker: Reporter,
  declared: ResourceDeclaration['set'],
  sourceNames: Known,
  place: Place,
): Record<string, Source> {
  const entries = Object.entries(declared ?? {}).map(
    ([name, value]) => [name, sourceOf(linker, value, sourceNames, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

function whereOf(
  linker: Resolver,
  declared: ResourceDeclaration,
  sourceNames: Known,
  place: Place,
): Resource['where'] {
  if (!declared.where) return undefined;
  const entries = Object.entries(declared.where).map(
    ([name, value]) => [name, conditionOf(linker, value, sourceNames, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

type Condition = NonNullable<ResourceDeclaration['where']>[string];

function conditionOf(linker: Resolver, value: Condition, sourceNames: Known, place: Place) {
  if (value === null) return { isNull: true as const };
  if (typeof value !== 'object') return sourceOf(linker, value, sourceNames, place);
  if ('rolesOf' in value) return rolesOf(linker, value, sourceNames, place);
  const { fromDay, toDay } = value;
  return {
    ...(fromDay === undefined
      ? {}
      : { fromDay: sourceOf(linker, fromDay, sourceNames, place.child('fromDay')) }),
    ...(toDay === undefined ? {} : { toDay: sourceOf(linker, toDay, sourceNames, place.child('toDay')) }),
  };
}

function rolesOf(
  linker: Resolver,
  { rolesOf: set, for: given }: Extract<Condition, { readonly rolesOf: string }>,
  sourceNames: Known,
  place: Place,
) {
  const roles = linker.roles(set, place.child('rolesOf'));
  return {
    anyOf: roles === 'public' ? [] : roles,
    ...(given === undefined ? {} : { given: sourceOf(linker, given, sourceNames, place.child('for')) }),
  };
}

function sourceOf(linker: Reporter, value: DeclaredValue, sourceNames: Known, place: Place): Source {
  if (typeof value !== 'string' || !value.startsWith('$')) return { literal: value };
  const [head = '', ...pathKeys] = value.slice(1).split('.');
  const path = pathKeys.join('.');
  if (!(head in sourceNames) || path === '') {
    linker.report(
      'VAL-01',
      place,
      `"${value}" is not a reference.${didYouMean(head, Object.keys(sourceNames))}`,
      { remedy: 'An endpoint refers to $body.x, $path.x, $query.x or $user.x.' },
    );
    return { literal: null };
  }
  const from = head as keyof Known;
  if (!sourceNames[from].includes(pathKeys[0] ?? '')) {
    linker.report('VAL-02', place, `the ${from} has no "${path}".${didYouMean(path, sourceNames[from])}`);
  }
  return { from, path };
}
