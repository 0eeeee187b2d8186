import type { ViewCalls } from '../../../core/model.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { missingEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';
import { checkGroup } from './known-calls.ts';

type Verb = keyof ViewCalls;

/**
 * Parameters that the runtime gives each call. READ: fields that it reads from the list (core/model.ts,
 * ViewCalls).
 */
const GIVEN: Readonly<Record<Verb, readonly string[]>> = {
  list: ['screen'],
  create: ['screen', 'name', 'query', 'shared'],
  update: ['id', 'name', 'query', 'shared'],
  delete: ['id'],
};
const READ = ['id', 'name', 'query', 'shared', 'editable', 'owner'];

/** The calls of saved views, when the product has any. */
export function linkViews(linker: Resolver): ViewCalls | undefined {
  const { value, place } = linker.declarations.app;
  const { views } = value;
  if (!views) return undefined;
  const link = (verb: Verb) => {
    const callPlace = place.child('views', verb);
    const linked = linker.endpoint(views[verb], callPlace);
    if (!linked) return missingEndpoint;
    const acceptedNames = new Set([
      ...linked.pathParams,
      ...Object.keys(propertiesOf(linked.query)),
      ...Object.keys(propertiesOf(linked.body?.schema)),
    ]);
    const lacks = [
      ...GIVEN[verb].filter((name) => !acceptedNames.has(name)).map((name) => `takes no "${name}"`),
      ...(verb === 'list' ? missing(linked.item, READ).map((name) => `answers no "${name}"`) : []),
      ...(verb === 'create' ? missing(linked.item, ['id']).map((name) => `answers no "${name}"`) : []),
    ];
    if (lacks.length > 0) linker.report('APP-01', callPlace, `endpoint "${linked.id}" ${lacks.join(', ')}.`);
    return linked.endpoint;
  };
  const calls = (['list', 'create', 'update', 'delete'] as const).map((verb) => [verb, views[verb]] as const);
  checkGroup(linker, calls, place.child('views'), true);
  return { list: link('list'), create: link('create'), update: link('update'), delete: link('delete') };
}

function missing(item: JsonSchema | undefined, names: readonly string[]): string[] {
  const itemProperties = propertiesOf(item);
  return names.filter((name) => !(name in itemProperties));
}
