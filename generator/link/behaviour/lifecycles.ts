import type { Lifecycle, LifecycleAction, LifecycleState } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, schemaAt } from '../../schema/json-schema.ts';
import type { Declared, LifecycleDeclaration, Placed } from '../context/declarations.ts';
import type { LinkedLifecycle } from '../context/linked.ts';
import type { Linker, PathChecker, Resolver, Symbols, Texts } from '../context/linker.ts';
import { camelCase } from '../context/names.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { contradiction } from '../expressions/contradictions.ts';
import { checkPath } from '../expressions/paths.ts';
import { checkStates } from './lifecycle-states.ts';

export type DeclaredLifecycleAction = LifecycleDeclaration['actions'][string];

/** Links every lifecycle and marks its endpoints; entities and endpoints must be linked before. */
export function linkLifecycles(linker: Linker): void {
  for (const declared of linker.declarations.lifecycles.values()) {
    const linked = linkLifecycle(linker, declared);
    linker.lifecycles.set(declared.id, linked);
    for (const name of Object.keys(declared.value.actions)) addStep(linker, linked, name);
  }
  // An action counts as a call only where a screen offers it.
  linker.notes.called.clear();
}

function linkLifecycle(linker: Resolver & Texts, declared: Declared<LifecycleDeclaration>): LinkedLifecycle {
  const { id, value, place } = declared;
  linker.uses.note({ noun: 'lifecycle', name: id, place: place.child('lifecycle'), declares: true });
  const record = linker.entity(value.entity, place.child('entity'))?.schema;
  const field = checkPath(linker, record, {
    path: value.field,
    place: place.child('field'),
    noun: `entity "${value.entity}"`,
  });
  checkStates(linker, declared, field);
  const states = Object.entries(value.states).map(([key, state]): [string, LifecycleState] => [
    key,
    { ...state, label: linker.text(state.label, place.child('states', key, 'label')) },
  ]);
  const actions = Object.entries(value.actions).map(
    ([name, action]) =>
      [
        name,
        linkAction(linker, value, { value: action, place: place.child('actions', name) }, record),
      ] as const,
  );
  const lifecycle: Lifecycle = {
    id,
    entity: value.entity,
    field: value.field,
    states: Object.fromEntries(states),
    actions: Object.fromEntries(actions),
    zone: linker.declarations.app.value.locale.zone,
  };
  return { id, name: `${camelCase(id)}Lifecycle`, declared, lifecycle };
}

function linkAction(
  linker: Resolver & Texts,
  { field }: LifecycleDeclaration,
  { value: action, place }: Placed<DeclaredLifecycleAction>,
  record: JsonSchema | undefined,
): LifecycleAction {
  const type = mainType(record && (schemaAt(record, field) as JsonSchema | undefined));
  const value = (state: string | number) => (type === 'integer' ? Number(state) : String(state));
  const from = action.from.map(value);
  const scope = { route: [], ...(record ? { row: record } : {}) };
  const before = linker.problems.size;
  const when = action.when ? linkCondition(linker, action.when, scope, place.child('when')) : undefined;
  const isResolved = linker.problems.size === before;
  const clash = isResolved && action.when && contradiction([{ field, in: from }, action.when]);
  if (clash) {
    const text = `it is possible in other states ("${clash[0]}") than its condition allows ("${clash[1]}").`;
    linker.report('CND-02', place.child('when'), text, { remedy: 'Say the states in "from" alone.' });
  }
  // An invalid condition is reported here once; without this every offer repeats it.
  const isValid = isResolved && !clash;
  if (action.icon) linker.icon(action.icon, place.child('icon'));
  return {
    label: linker.text(action.label, place.child('label')),
    from,
    ...(action.to === undefined ? {} : { to: value(action.to) }),
    roles: linker.roles(action.roles, place.child('roles')),
    ...(when && isValid ? { when } : {}),
    ...(action.refusal ? { refusal: linker.text(action.refusal, place.child('refusal')) } : {}),
  };
}

/** Marks the endpoint as the lifecycle's step, so that the server can check the record's state. */
function addStep(
  linker: Resolver & Pick<Symbols, 'endpoints'>,
  linked: LinkedLifecycle,
  action: string,
): void {
  const { value, place: lifecyclePlace } = linked.declared;
  const call = value.actions[action]?.call ?? '';
  const place = lifecyclePlace.child('actions', action, 'call');
  const endpoint = linker.endpoint(call, place);
  const roles = linked.lifecycle.actions[action]?.roles ?? [];
  if (!endpoint) return;
  const refused = refusedRoles(roles, endpoint.endpoint.roles);
  if (refused.length > 0) {
    const text = `${roleWords(linker.declarations, refused)} may do this, but endpoint "${call}" refuses (roles "${endpoint.declared.value.roles}").`;
    linker.report('ROL-01', place, text, { remedy: 'Narrow "roles" here or widen them at the endpoint.' });
  }
  if (endpoint.selection) {
    const text = `endpoint "${call}" takes a selection of rows; an action of a lifecycle leads on one record.`;
    linker.report('LIF-04', place, text);
  }
  if (endpoint.resource && endpoint.resource.do !== 'update') {
    const text = `endpoint "${call}" answers by "${endpoint.resource.do}", which cannot lead a record on.`;
    linker.report('LIF-04', place, text, { remedy: 'Use a resource that says "update", or a handler.' });
  }
  if (endpoint.step) {
    const { lifecycle, action: other } = endpoint.step;
    const text = `endpoint "${call}" performs "${lifecycle.id}.${other}" already, so it cannot know which of the two is meant.`;
    linker.report('LIF-04', place, text, { remedy: 'Give each action an endpoint of its own.' });
    return;
  }
  linker.endpoints.set(call, { ...endpoint, step: { lifecycle: linked, action } });
}

/** An action's form must submit to the action's call. A separate pass, because the base is linked without screens. */
export function checkLifecycleForms(linker: Resolver): void {
  for (const { value, place } of linker.declarations.lifecycles.values()) {
    for (const [name, { form, call }] of Object.entries(value.actions)) {
      if (!form) continue;
      const at = place.child('actions', name, 'form');
      const screen = linker.screen(form, at)?.value;
      if (!screen) continue;
      const sent = screen.kind === 'form' ? screen.submit.call : undefined;
      if (sent === call) continue;
      const found = sent ? `sends "${sent}"` : `is a ${screen.kind} and sends nothing`;
      linker.report('LIF-04', at, `screen "${form}" ${found}, but the action calls "${call}".`);
    }
  }
}

export interface FoundAction {
  readonly linked: LinkedLifecycle;
  readonly action: DeclaredLifecycleAction;
  readonly step: LifecycleAction;
  readonly at: Place;
}

/** The declared action that `lifecycle.action` names, or undefined after reporting that there is none. */
export function findAction(
  linker: PathChecker & Pick<Symbols, 'lifecycles'>,
  name: string,
  place: Place,
): FoundAction | undefined {
  const [id = '', key = ''] = name.split('.');
  linker.uses.note({ noun: 'lifecycle', name: id, place });
  const linked = linker.lifecycles.get(id);
  const action = linked?.declared.value.actions[key];
  const step = linked?.lifecycle.actions[key];
  if (linked && action && step)
    return { linked, action, step, at: linked.declared.place.child('actions', key) };
  const known = [...linker.lifecycles.values()].flatMap(({ id: one, declared }) =>
    Object.keys(declared.value.actions).map((other) => `${one}.${other}`),
  );
  linker.report('REF-14', place, `no action "${name}".${didYouMean(name, known)}`, {
    remedy: `Known: ${known.join(', ') || 'none'}.`,
  });
  return undefined;
}
