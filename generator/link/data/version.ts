import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker, Resolver } from '../context/linker.ts';

/**
 * The field of a loaded record (or row) that holds its version. Undefined unless the call that changes the record
 * checks versions: an update of the same table, or a handler that answers the version of that table, itself or in a record.
 */
export function versionOf(
  linker: Resolver,
  record: JsonSchema | undefined,
  target: LinkedEndpoint | undefined,
): string | undefined {
  const loaded = versionIn(linker, record);
  if (!loaded || !target) return undefined;
  if (target.resource && target.resource.do !== 'update') return undefined;
  const answered = recordsIn(target.item).map(([, answeredRecord]) => versionIn(linker, answeredRecord));
  return answered.some((version) => version && version.table === loaded.table) ? loaded.field : undefined;
}

/** The path to the version in an answer that contains the record, directly or in one of its fields. */
export function versionPathOf(
  linker: Resolver,
  answer: JsonSchema | undefined,
  target: LinkedEndpoint | undefined,
): string | undefined {
  const paths = recordsIn(answer).map(([path, record]) => {
    const field = versionOf(linker, record, target);
    return field === undefined ? undefined : `${path}${field}`;
  });
  return paths.find((path) => path !== undefined);
}

/** The answer itself and the records in its fields, each with its path prefix. */
export function recordsIn(answer: JsonSchema | undefined): (readonly [string, JsonSchema])[] {
  if (!answer) return [];
  const nestedRecords = Object.entries(propertiesOf(answer)).filter(
    ([, { properties }]) => properties !== undefined,
  );
  return [['', answer], ...nestedRecords.map(([name, record]) => [`${name}.`, record] as const)];
}

function versionIn(
  linker: Resolver,
  schema: JsonSchema | undefined,
): { field: string; table: string | undefined } | undefined {
  for (const [field, property] of Object.entries(propertiesOf(schema))) {
    const [entity = '', name = ''] = linker.fieldOf.get(property)?.split('.') ?? [];
    const declared = linker.declarations.entities.get(entity)?.value;
    if (declared?.fields[name]?.store?.version) return { field, table: declared.table };
  }
  return undefined;
}

/**
 * Reports a call for one record that leaves its version out although an update checks it: whoever comes second would
 * overwrite what the first one changed.
 */
export function checkVersions(linker: Linker): void {
  const calls = [...linker.endpoints.values()];
  for (const { id, item, declared } of calls) {
    const { resource } = declared.value;
    if (resource?.do !== 'get' || !item) continue;
    const { fields = {} } = linker.declarations.entities.get(resource.entity)?.value ?? {};
    const version = Object.keys(fields).find((name) => fields[name]?.store?.version);
    const update = calls.find(
      (call) => call.resource?.do === 'update' && call.declared.value.resource?.entity === resource.entity,
    );
    if (!version || !update || version in propertiesOf(item)) continue;
    linker.report(
      'RES-13',
      declared.place.child('answer', 'item'),
      `"${id}" leaves out "${version}", by which "${update.id}" sees that somebody else was faster.`,
      { remedy: `Name "${version}" too.` },
    );
  }
}
