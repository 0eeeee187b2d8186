import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { EditedColumn, ListEdit, ScreenBase } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, propertiesOf, typesOf } from '../../schema/json-schema.ts';
import { linkCall } from '../behaviour/calls.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { stepOfRecord } from '../behaviour/step-of-record.ts';
import type { Placed } from '../context/declarations.ts';
import { missingEndpoint } from '../context/linked.ts';
import type { Reporter, Resolver, Texts } from '../context/linker.ts';
import { versionPathOf } from '../data/version.ts';
import type { Scope } from '../expressions/scope.ts';

interface Around {
  /** Paths of the columns. */
  readonly columns: readonly string[];
  /** The scope without a row. */
  readonly header: Scope;
  readonly base: ScreenBase;
  /** Milliseconds for which the save stays locked. */
  readonly lock: number;
  /** Schema of the record that contains the rows, if they come from one record. */
  readonly record?: JsonSchema | undefined;
}

/** Links the editable columns of a list, which one call saves together. */
export function linkListEdit(
  linker: Resolver & Texts,
  edit: NonNullable<ListDeclaration['edit']>,
  { columns, header, base, record, lock }: Around,
  place: Place,
): ListEdit {
  const keys = keysOf(linker, edit);
  const linked = linkCall(linker, invocationAt(place, 'call', edit.call, edit.with), header, {
    seen: base.roles,
    supplied: [...keys, ...Object.keys(edit.columns)],
  });
  const { schema = {}, messages = {} } = linked?.endpoint.body ?? {};
  const body = linked ? schema : undefined;
  if (body && keys.length !== 1)
    linker.report(
      'LST-07',
      place.child('call'),
      `the body has ${keys.length} arrays for the keys of the rows.`,
      { remedy: 'Beside those of the "columns" it takes one more.' },
    );
  const version = versionPathOf(linker, record, linked?.endpoint);
  const step = stepOfRecord(linker, record, linked?.endpoint);
  return {
    call: linked?.call ?? { endpoint: missingEndpoint },
    ...(version === undefined ? {} : { version }),
    keys: keys[0] ?? 'id',
    columns: Object.entries(edit.columns).map(([name, value]) =>
      linkColumn(linker, name, { value, place: place.child('columns', name) }, { body, columns }),
    ),
    // A placeholder; the emitted screen imports the body.
    body: { schema, validate: () => true, messages },
    ...(step ? { step } : {}),
    ...(edit.label ? { label: linker.text(edit.label, place.child('label')) } : {}),
    save: linker.text(edit.save, place.child('save')),
    lock,
  };
}

/** The arrays of the body that neither a column nor "with" fills: there is one, for the keys of the rows. */
function keysOf(
  { endpoints }: Pick<Resolver, 'endpoints'>,
  { call, columns, with: values = {} }: NonNullable<ListDeclaration['edit']>,
): string[] {
  return Object.entries(propertiesOf(endpoints.get(call)?.body?.schema)).flatMap(([name, { items }]) =>
    isObject(items) && !(name in columns) && !(name in values) ? [name] : [],
  );
}

const editable = ['integer', 'number', 'string'] as const;

function linkColumn(
  linker: Reporter,
  name: string,
  { value, place }: Placed<NonNullable<ListDeclaration['edit']>['columns'][string]>,
  { body, columns }: { body: JsonSchema | undefined; columns: readonly string[] },
): EditedColumn {
  const { from: path = name, place: isPlace } = value;
  if (!columns.includes(path)) {
    const text = `no column "${path}" in which this could be edited.${didYouMean(path, columns)}`;
    linker.report('LST-07', place.key, text);
  }
  const items = itemsOf(linker, body, { name, place: place.key });
  const type = editable.find((editableType) => typesOf(items).includes(editableType));
  if (items && !type) {
    linker.report('LST-07', place.key, `the items of "${name}" are neither numbers nor texts.`);
  }
  if (isPlace && type && type !== 'integer') {
    const text = `places are whole numbers, and the items of "${name}" are not.`;
    linker.report('LST-07', place.child('place'), text);
  }
  return {
    path,
    name,
    type: type ?? 'string',
    ...(isPlace ? { isPlace } : {}),
  };
}

/** The schema of the items of a property that must be an array. */
function itemsOf(
  linker: Reporter,
  body: JsonSchema | undefined,
  { name, place }: { readonly name: string; readonly place: Place },
): JsonSchema | undefined {
  if (!body) return undefined;
  const items = propertiesOf(body)[name]?.items;
  if (isObject(items)) return items;
  const propertyNames = Object.keys(propertiesOf(body));
  const text = `the body has no array "${name}".${didYouMean(name, propertyNames)}`;
  linker.report('LST-07', place, text);
  return undefined;
}
