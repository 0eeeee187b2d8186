import type { Source } from '../../../core/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import type { LinkedEndpoint, LinkedLifecycle } from '../context/linked.ts';
import type { Reporter, Resolver, Symbols } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';

type StepLinker = Resolver & Pick<Symbols, 'endpoints'>;

/**
 * Marks the endpoint as the step of an action: the server checks that the action is allowed, and changes the state in
 * the transaction of the endpoint's own work.
 */
export function addStep(linker: StepLinker, linked: LinkedLifecycle, action: string): void {
  const { value, place: lifecyclePlace } = linked.declared;
  const declared = value.actions[action];
  if (!declared?.call) return;
  const { call } = declared;
  const actionPlace = lifecyclePlace.child('actions', action);
  const place = actionPlace.child('call');
  const endpoint = linker.endpoint(call, place);
  const roles = linked.lifecycle.actions[action]?.roles ?? [];
  if (!endpoint) return;
  const refused = refusedRoles(roles, endpoint.endpoint.roles);
  if (refused.length > 0) {
    const text = `${roleWords(linker.declarations, refused)} may do this, but endpoint "${call}" refuses (roles "${endpoint.declared.value.roles}").`;
    linker.report('ROL-01', place, text, { remedy: 'Narrow "roles" here or widen them at the endpoint.' });
  }
  checkAnswering(linker, endpoint, place);
  if (endpoint.step) {
    const { lifecycle, action: performedAction } = endpoint.step;
    const text = `endpoint "${call}" performs "${lifecycle.id}.${performedAction}" already, so it cannot know which of the two is meant.`;
    linker.report('LIF-04', place, text, { remedy: 'Give each action an endpoint of its own.' });
    return;
  }
  const row = endpoint.selection ? undefined : rowSource(linker, endpoint, declared.row, actionPlace);
  linker.endpoints.set(call, { ...endpoint, step: { lifecycle: linked, action, ...(row ? { row } : {}) } });
}

function checkAnswering(linker: Reporter, { id, resource, endpoint }: LinkedEndpoint, place: Place): void {
  if (resource && resource.do !== 'update') {
    const text = `endpoint "${id}" answers by "${resource.do}", which cannot lead a record on.`;
    linker.report('LIF-04', place, text, { remedy: 'Use a resource that says "update", or a handler.' });
  } else if (endpoint.effect === 'read') {
    const text = `endpoint "${id}" only reads, and an action changes the record.`;
    linker.report('LIF-04', place, text, { remedy: 'Say "effect": "write" at the endpoint.' });
  }
}

/** The value of the call that identifies the record; for a generic update its key. */
function rowSource(
  linker: Reporter,
  { id, pathParams, body, resource }: LinkedEndpoint,
  declared: string | undefined,
  actionPlace: Place,
): Source | undefined {
  if (resource?.key && declared === undefined) return resource.key;
  const bodyProperties = propertiesOf(body?.schema);
  const usual = pathParams.includes('id') ? '$path.id' : 'id' in bodyProperties ? '$body.id' : undefined;
  const named = declared ?? usual;
  if (named === undefined) {
    const text = `endpoint "${id}" does not say which record is meant: neither its path nor its body has an "id".`;
    linker.report('LIF-04', actionPlace.child('call'), text, {
      remedy: 'Say it with "row", such as "$body.order_id".',
    });
    return undefined;
  }
  const path = named.slice(named.indexOf('.') + 1);
  const from = named.startsWith('$path') ? 'path' : 'body';
  const isThere =
    from === 'path' ? pathParams.includes(path) : schemaAt(body?.schema ?? {}, path) !== undefined;
  if (!isThere) {
    const knownSources = [
      ...pathParams.map((parameter) => `$path.${parameter}`),
      ...Object.keys(bodyProperties).map((property) => `$body.${property}`),
    ];
    linker.report(
      'LIF-04',
      actionPlace.child('row'),
      `endpoint "${id}" is given no "${named}".${didYouMean(named, knownSources)}`,
    );
  }
  return { from, path };
}
