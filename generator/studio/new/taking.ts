import { pointer } from '../../diagnostics/pointer.ts';
import { valueAt } from '../../diagnostics/written.ts';
import type { Operation } from '../../edit/operations.ts';
import type { Sources } from '../../load/load-product.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { FilteredList, Taken } from './filterable.ts';

type Call = Pick<FilteredList, 'id' | 'call'>;

/** What lets a call take parameters, and narrow its rows by them. */
export function taking(sources: Sources, call: Call, taken: Taken): Operation[] {
  const { members, located } = writtenCall(sources, call);
  const { query } = taken;
  const laterKey = ['answer', 'resource'].find((key) => key in members);
  const ofQuery: Operation[] = isObject(members.query)
    ? Object.entries(query).map(([param, value]) => ({ op: 'add', ...located('query', param), value }))
    : [{ op: 'add', ...located('query'), value: query, ...(laterKey ? { before: laterKey } : {}) }];
  return [...ofQuery, narrowing(sources, call, taken)];
}

/** What narrows the rows of a call by parameters that it takes. */
export function narrowing(sources: Sources, call: Call, { column, where }: Taken): Operation {
  const { members, located } = writtenCall(sources, call);
  const { resource } = members;
  if (!isObject(resource))
    return { op: 'set', ...located('resource'), value: { do: 'list', where: { [column]: where } } };
  return isObject(resource.where)
    ? { op: 'add', ...located('resource', 'where', column), value: where }
    : { op: 'add', ...located('resource', 'where'), value: { [column]: where } };
}

/** A call as its file says it, and the places in it. */
function writtenCall(sources: Sources, { id, call }: Call) {
  const file = call.place.file.path;
  const written = valueAt(JSON.parse(sources.get(file) ?? '{}'), ['endpoints', id]);
  return {
    members: isObject(written) ? written : {},
    located: (...keys: string[]) => ({ file, pointer: pointer(['endpoints', id, ...keys]) }),
  };
}
