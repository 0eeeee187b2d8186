import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter, Symbols } from '../context/linker.ts';
import { asked } from '../context/reads.ts';

/** The call that answers which actions of the entity's lifecycles are allowed, if any. */
export function actionsOf(linker: Pick<Symbols, 'endpoints'>, entity: string): LinkedEndpoint | undefined {
  const id = asked(
    linker.endpoints,
    `actions of ${entity}`,
    (endpoints) =>
      [...endpoints.values()].find(({ resource }) => resource?.do === 'actions' && resource.entity === entity)
        ?.id,
  );
  return id === undefined ? undefined : linker.endpoints.get(id);
}

/** Reports answers about actions that the page could not use. Call it after the lifecycles are linked. */
export function checkActionAnswers(linker: Reporter & Symbols): void {
  const governed = new Set([...linker.lifecycles.values()].map(({ lifecycle }) => lifecycle.entity));
  for (const { id, resource, endpoint, declared, place, pathParams } of linker.endpoints.values()) {
    if (resource?.do !== 'actions') continue;
    const resourcePlace = place.child('resource');
    if (!governed.has(resource.entity))
      linker.report(
        'LIF-07',
        resourcePlace.child('entity'),
        `entity "${resource.entity}" has no lifecycle, so there are no actions to answer.`,
      );
    const wrong = [
      ...(endpoint.method === 'GET' ? [] : ['the method GET']),
      ...(endpoint.envelope === 'list' && declared.value.answer.item === undefined
        ? []
        : ['the envelope "list" without "item"']),
      ...(endpoint.extension ? [] : ['"extension": true']),
      ...(pathParams.length === 0 ? [] : ['no parameter in its path']),
    ];
    if (wrong.length > 0)
      linker.report(
        'LIF-07',
        resourcePlace,
        `endpoint "${id}" answers about actions: it has ${wrong.join(', ')}.`,
      );
  }
}
