import type { DeclaredReport, Resource, Stored } from '../../../core/declared.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, mainType, schemaAt, typesOf } from '../../schema/json-schema.ts';
import type { EndpointDeclaration, Placed } from '../context/declarations.ts';
import type { LinkedEntity } from '../context/linked.ts';
import type { PathChecker, Reporter, Symbols } from '../context/linker.ts';
import { checkValue } from '../expressions/paths.ts';

/** The query parameters of a report. */
export const REPORT_QUERY = ['by', 'step', 'start_date', 'end_date'] as const;
const OWN_NAMES = ['group', 'count'];
const STEPS = ['day', 'week', 'month'];

type Linking = PathChecker & Pick<Symbols, 'entities'>;

/** What the rows of a report are counted by and what is summed; reports what cannot be. */
export function linkReport(
  linker: Linking,
  { value, place }: Placed<EndpointDeclaration>,
  entity: LinkedEntity,
): DeclaredReport | undefined {
  const { resource, answer } = value;
  if (!resource) return undefined;
  const resourcePlace = place.child('resource');
  if (resource.do !== 'report') {
    for (const key of ['by', 'sum'] as const)
      if (resource[key])
        linker.report('RPT-01', resourcePlace.child(key).key, `"${resource.do}" groups and sums nothing.`, {
          remedy: 'Say "do": "report", or take it out.',
        });
    return undefined;
  }
  if (answer.item !== undefined)
    linker.report('RPT-01', place.child('answer', 'item'), 'a report answers its groups and nothing else.');
  const by = resource.by ?? [];
  for (const [index, path] of by.entries())
    checkGroup(linker, entity, { path, place: resourcePlace.child('by', index) });
  for (const [index, path] of (resource.sum ?? []).entries())
    checkSum(linker, entity, { path, place: resourcePlace.child('sum', index) });
  const times = by.filter((path) => isTime(schemaAt(entity.schema, path)));
  return { by, times, sum: resource.sum ?? [] };
}

/** Reports a path to group by that leads to no single value of a column. */
function checkGroup(
  linker: Linking,
  { schema, stored }: LinkedEntity,
  { path, place }: { readonly path: string; readonly place: Place },
): void {
  const value = checkValue(linker, schema, { path, place, noun: 'entity' });
  if (!value || typesOf(value).some((type) => type === 'object' || type === 'array')) return;
  const [first = '', second] = path.split('.');
  const field = stored?.fields[first];
  const target = field?.kind === 'ref' ? linker.entities.get(field.entity)?.stored : undefined;
  const owner = second === undefined ? field : target?.fields[second];
  if (owner?.kind === 'column') return;
  linker.report('RPT-01', place, `"${path}" is no value of the table, so nothing can be grouped by it.`, {
    remedy: 'Name a field with a column of its own, or of a record that is referred to.',
  });
}

/** Reports a field to sum that is no number of a column, and one whose name the answer has already. */
function checkSum(
  linker: Linking,
  { id, schema, stored }: LinkedEntity,
  { path, place }: { readonly path: string; readonly place: Place },
): void {
  const value = checkValue(linker, schema, { path, place, noun: 'entity' });
  if (!value) return;
  if (OWN_NAMES.includes(path)) {
    linker.report('RPT-01', place, `the answer has a "${path}" of its own.`);
    return;
  }
  const type = mainType(value) ?? 'not a number';
  if (stored?.fields[path]?.kind !== 'column')
    linker.report('RPT-01', place, `"${path}" is no column of entity "${id}", so it cannot be summed.`);
  else if (type !== 'integer' && type !== 'number')
    linker.report('RPT-01', place, `"${path}" is ${type}; a report sums numbers.`);
}

/** Whether a value is a date or an instant, which a report groups by steps. */
export function isTime(schema: JsonSchema | 'open' | undefined): boolean {
  return isObject(schema) && (schema.format === 'date' || schema.format === 'date-time');
}

/** The conditions of a report with its days: they narrow the first date or instant of the table. */
export function reportedDays(
  linker: Reporter,
  report: DeclaredReport | undefined,
  { stored }: LinkedEntity,
  { value, place }: Placed<Resource['where']>,
): Resource['where'] {
  const dated = report && datedColumn(report.times, stored?.fields ?? {});
  if (dated === undefined) return value;
  if (value?.[dated])
    linker.report('RPT-01', place.child(dated).key, `"${dated}" is narrowed by the days of the report.`);
  const day = (path: string) => ({ from: 'query' as const, path });
  return { ...value, [dated]: { fromDay: day('start_date'), toDay: day('end_date') } };
}

function datedColumn(times: readonly string[], fields: Readonly<Record<string, Stored>>): string | undefined {
  const [column] = times.flatMap((path) => {
    const field = fields[path];
    return field?.kind === 'column' ? [field.column] : [];
  });
  return column;
}

/** What a report's call may ask: the field to group by, and of dates the step and the days. */
export function reportQuery(
  linker: Pick<Symbols, 'entities'>,
  { resource }: EndpointDeclaration,
): Readonly<Record<string, JsonSchema>> {
  if (resource?.do !== 'report' || !resource.by) return {};
  const entity = linker.entities.get(resource.entity);
  const times = resource.by.filter((path) => isTime(schemaAt(entity?.schema, path)));
  const isDated = datedColumn(times, entity?.stored?.fields ?? {}) !== undefined;
  const date = { type: 'string', format: 'date' };
  return {
    by: { type: 'string', enum: resource.by, default: resource.by[0] },
    ...(times.length > 0 ? { step: { type: 'string', enum: STEPS, default: 'day' } } : {}),
    ...(isDated ? { start_date: date, end_date: { ...date, notBefore: 'start_date' } } : {}),
  };
}

/** The schema of one group of a report's answer. */
export function reportItem(
  linker: Pick<Symbols, 'entities'>,
  { resource }: EndpointDeclaration,
): { item: JsonSchema; key: string } | undefined {
  if (resource?.do !== 'report') return undefined;
  const schema = linker.entities.get(resource.entity)?.schema;
  const types = new Set((resource.by ?? []).flatMap((path) => groupTypes(schemaAt(schema, path))));
  const sums = (resource.sum ?? []).map((name) => [name, { type: 'number' }]);
  const properties = {
    group: {
      type: [...types, 'null'],
      description: 'The value that the rows have in common; of a date the first day of the step. null: none.',
    },
    count: { type: 'integer', description: 'How many rows there are.' },
    ...Object.fromEntries(sums),
  };
  return {
    item: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
    key: 'group',
  };
}

function groupTypes(schema: JsonSchema | 'open' | undefined): readonly string[] {
  return isObject(schema) ? typesOf(schema).filter((type) => type !== 'null') : [];
}
