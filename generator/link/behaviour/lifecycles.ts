import type { Lifecycle, LifecycleAction, LifecycleState, Roles } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, schemaAt } from '../../schema/json-schema.ts';
import type { Declared, LifecycleDeclaration, Placed } from '../context/declarations.ts';
import type { LinkedLifecycle } from '../context/linked.ts';
import type { Linker, PathChecker, Resolver, Symbols, Texts } from '../context/linker.ts';
import { camelCase } from '../context/names.ts';
import { checkFilled } from '../context/reporter.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { contradiction } from '../expressions/contradictions.ts';
import { checkPath } from '../expressions/paths.ts';
import { actionsOf, checkActionAnswers } from './lifecycle-answers.ts';
import { checkStateColumns } from './lifecycle-columns.ts';
import { checkStates } from './lifecycle-states.ts';
import { addStep } from './lifecycle-steps.ts';

export type DeclaredLifecycleAction = LifecycleDeclaration['actions'][string];

/** Links every lifecycle and marks the endpoints of its actions. Call it after entities and endpoints are linked. */
export function linkLifecycles(linker: Linker): void {
  for (const declared of linker.declarations.lifecycles.values()) {
    const linked = linker.step('lifecycle', declared, (recorder) => linkLifecycle(recorder, declared));
    linker.lifecycles.set(declared.id, linked);
    for (const name of Object.keys(declared.value.actions)) addStep(linker, linked, name);
    checkStateColumns(linker, linked);
    refreshAnswers(linker, linked);
  }
  checkActionAnswers(linker);
  // The calls of actions count as used only where a screen offers the action.
  linker.notes.called.clear();
}

/** An action invalidates the answers about the entity's possible actions. */
function refreshAnswers(linker: Symbols, { id, lifecycle }: LinkedLifecycle): void {
  const answeringId = actionsOf(linker, lifecycle.entity)?.id;
  if (!answeringId) return;
  for (const [key, linked] of linker.endpoints) {
    if (linked.step?.lifecycle.id !== id) continue;
    const invalidates = [...new Set([...(linked.endpoint.invalidates ?? []), answeringId])];
    linker.endpoints.set(key, { ...linked, endpoint: { ...linked.endpoint, invalidates } });
  }
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
    ...(value.effects ? { effects: value.effects } : {}),
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
  for (const [index, state] of from.entries())
    if (from.indexOf(state) < index)
      linker.report('LIF-01', place.child('from', index), `the state "${state}" stands here twice.`);
  const problemCount = linker.problems.size;
  const when = action.when ? linkCondition(linker, action.when, scope, place.child('when')) : undefined;
  const isResolved = linker.problems.size === problemCount;
  const clash = isResolved && action.when && contradiction([{ field, in: from }, action.when]);
  if (clash) {
    const text = `it is possible in other states ("${clash[0]}") than its condition allows ("${clash[1]}").`;
    linker.report('CND-02', place.child('when'), text, { remedy: 'Say the states in "from" alone.' });
  }
  // An invalid condition is reported once, here, and not at every offer.
  const isValid = isResolved && !clash;
  if (action.icon) linker.icon(action.icon, place.child('icon'));
  if (action.refusal) checkFilled(linker, action.refusal, ['action', 'state'], place.child('refusal'));
  return {
    label: linker.text(action.label, place.child('label')),
    from,
    ...(action.to === undefined ? {} : { to: value(action.to) }),
    roles: rolesOf(linker, action, place),
    ...actorsOf(linker, action, place),
    ...(when && isValid ? { when } : {}),
    ...(action.may ? { may: action.may } : {}),
    ...(action.effects ? { effects: action.effects } : {}),
    ...(action.refusal ? { refusal: linker.text(action.refusal, place.child('refusal')) } : {}),
  };
}

/** The roles that may take the action; none when only the server itself takes it. */
function rolesOf(linker: Resolver, { roles, call, actors }: DeclaredLifecycleAction, place: Place): Roles {
  const missing = [...(roles ? [] : ['roles']), ...(call ? [] : ['call'])];
  if (missing.length > 0 && (missing.length === 1 || !actors)) {
    const text = `nobody takes the action: ${missing.map((key) => `"${key}"`).join(' and ')} missing.`;
    linker.report('LIF-06', place.key, text, {
      remedy: 'People take it by "roles" and "call", the server itself by "actors".',
    });
  }
  return roles ? linker.roles(roles, place.child('roles')) : [];
}

/** Links the actors of an action; every product has the actor `scheduler`. */
function actorsOf(
  linker: Resolver,
  { actors }: DeclaredLifecycleAction,
  place: Place,
): Pick<LifecycleAction, 'actors'> {
  if (!actors) return {};
  const actorNames = ['scheduler', ...(linker.declarations.app.value.actors ?? [])];
  for (const [index, name] of actors.entries()) {
    if (actorNames.includes(name)) continue;
    const text = `no actor "${name}".${didYouMean(name, actorNames)}   (declared in schemas/app.json)`;
    linker.report('LIF-08', place.child('actors', index), text);
  }
  return { actors };
}

/**
 * Reports a form of an action that does not submit to the action's call, or that is combined with a "confirm" question.
 * A separate pass, because lifecycles are linked without screens.
 */
export function checkLifecycleForms(linker: Resolver): void {
  for (const { value, place } of linker.declarations.lifecycles.values()) {
    for (const [name, { form, call, confirm }] of Object.entries(value.actions)) {
      if (!form) continue;
      const formPlace = place.child('actions', name, 'form');
      if (confirm)
        linker.report(
          'LIF-04',
          place.child('actions', name, 'confirm'),
          'the form is what asks before the call is sent.',
          { remedy: 'Take "confirm" out, or the form.' },
        );
      const screen = linker.screen(form, formPlace)?.value;
      if (!screen) continue;
      const submittedCall = screen.kind === 'form' ? screen.submit.call : undefined;
      if (submittedCall === call) continue;
      const mismatchText = submittedCall
        ? `sends "${submittedCall}"`
        : `is a ${screen.kind} and sends nothing`;
      linker.report('LIF-04', formPlace, `screen "${form}" ${mismatchText}, but the action calls "${call}".`);
    }
  }
}

export interface FoundAction {
  readonly name: string;
  readonly linked: LinkedLifecycle;
  readonly action: DeclaredLifecycleAction;
  readonly step: LifecycleAction;
  readonly actionPlace: Place;
}

/** The declared action that `lifecycle.action` names; undefined after reporting an unknown one. */
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
    return { name: key, linked, action, step, actionPlace: linked.declared.place.child('actions', key) };
  const actionNames = [...linker.lifecycles.values()].flatMap(({ id: lifecycleId, declared }) =>
    Object.keys(declared.value.actions).map((actionKey) => `${lifecycleId}.${actionKey}`),
  );
  linker.report('REF-14', place, `no action "${name}".${didYouMean(name, actionNames)}`, {
    remedy: `Known: ${actionNames.join(', ') || 'none'}.`,
  });
  return undefined;
}
