import type { DeclaredFile, Source } from '../../../core/declared.ts';
import type { ExportColumn } from '../../../core/export/sheet.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, typesOf } from '../../schema/json-schema.ts';
import type { EndpointDeclaration } from '../context/declarations.ts';
import type { LinkedEntity } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';
import { checkValue } from '../expressions/paths.ts';
import { sortOf } from './entities.ts';

type Declaration = NonNullable<NonNullable<EndpointDeclaration['resource']>['file']>;

/** Links the file of a resource: each column is written as the type and the choices of its field say. */
export function linkFile(
  linker: Resolver,
  { name, by: _, format, sort, columns }: Declaration,
  by: readonly Source[],
  { schema, stored }: LinkedEntity,
  place: Place,
): DeclaredFile {
  const { zone, numbers } = linker.declarations.app.value.locale;
  return {
    name,
    by,
    format,
    ...(sort ? { sort: sort.map(sortOf) } : {}),
    zone,
    locale: numbers,
    columns: Object.entries(columns).map(([path, label]) => {
      const columnPlace = place.child('columns', path).key;
      const [field = ''] = path.split('.');
      if (stored?.fields[field]?.kind === 'computed')
        linker.report('RES-12', columnPlace, `"${field}" is filled by a handler, so the file has none.`);
      const [twin] = Object.entries(columns).find(([, heading]) => heading === label) ?? [];
      if (twin !== path)
        linker.report('RES-12', columnPlace, `"${label}" is the heading of "${twin}" already.`);
      const value = checkValue(linker, schema, { path, place: columnPlace, noun: 'row' });
      return { path, label, ...writtenAs(value ?? {}) };
    }),
  };
}

/** How a value is written; its choices by their names, an on or off like the cell of such a value. */
function writtenAs(schema: JsonSchema): Omit<ExportColumn, 'path' | 'label'> {
  const { choices, format } = schema;
  if (isObject(choices)) {
    const labels = Object.entries(choices).map(([value, choice]) => [
      value,
      isObject(choice) ? String(choice.label) : String(choice),
    ]);
    return { as: 'choice', labels: Object.fromEntries(labels) };
  }
  if (JSON.stringify(schema.enum) === '[0,1]')
    return { as: 'active', labels: { on: 'Active', off: 'Inactive' } };
  if (format === 'date' || format === 'date-time') return { as: 'date' };
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  return { as: isNumber ? 'number' : 'text' };
}
