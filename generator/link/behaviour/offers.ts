import type {
  Action as DeclaredAction,
  Condition as DeclaredCondition,
  Offer,
} from '../../../core/generated/language/declarations.ts';
import type { IconName } from '../../../core/generated/language/names.ts';
import type { Action, Condition, Explained, LifecycleAction } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { Problems } from '../../diagnostics/problems.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedLifecycle } from '../context/linked.ts';
import type { Linker, Reporter } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { judgeUnder, linkCondition } from '../expressions/conditions.ts';
import { contradiction } from '../expressions/contradictions.ts';
import type { Site } from '../expressions/scope.ts';
import { actionsOf } from './lifecycle-answers.ts';
import { type DeclaredLifecycleAction, type FoundAction, findAction } from './lifecycles.ts';

/** Links an ordinary action declared at `place`. */
export type LinkAction = (linker: Linker, action: DeclaredAction, place: Place) => Action;

/** Links an action of a lifecycle that a screen offers, as an ordinary action that is shown in the action's states. */
export function linkOffer(
  linker: Linker,
  offer: Offer,
  { scope, place }: Omit<Site, 'seen'>,
  link: LinkAction,
): Action | undefined {
  const lifecycleAction = findAction(linker, offer.lifecycle, place.child('lifecycle'));
  if (!lifecycleAction) return undefined;
  const { linked, action, step, actionPlace } = lifecycleAction;
  if (!action.call) {
    const text = `"${offer.lifecycle}" has no "call": the server itself takes it, so there is nothing to press.`;
    linker.report('LIF-06', place.child('lifecycle'), text);
    return undefined;
  }
  const state = stateCondition(linker, linked, step.from);
  const extraCondition = step.when && action.when;
  const compiled = linkElsewhere(linker, offer, place, (fork) =>
    link(fork, asAction(state, extraCondition, action), actionPlace),
  );
  const linkedAction = offer.enabled ? explainAction(linker, compiled, lifecycleAction) : compiled;
  const offerCondition = offer.when
    ? linkCondition(linker, offer.when, scope, place.child('when'))
    : undefined;
  const possible = [state, extraCondition].filter((condition) => condition !== undefined);
  const problemCount = linker.problems.size;
  checkOffered(linker, offer, possible, place);
  if (offerCondition && linkedAction.when && linker.problems.size === problemCount) {
    const words = `"${offer.lifecycle}" is possible`;
    judgeUnder(linker, offerCondition, { premise: linkedAction.when, words, scope }, place.child('when'));
  }
  // The icon is checked in the lifecycle.
  const declared = action.icon as IconName | undefined;
  const icon = offer.icon ? linker.icon(offer.icon, place.child('icon')) : declared;
  const offered: Action = {
    ...linkedAction,
    ...(offer.label ? { label: linker.text(offer.label, place.child('label')) } : {}),
    ...(icon ? { icon } : {}),
    ...(offer.place ? { place: offer.place } : {}),
    ...(offerCondition ? { when: joinConditions(linkedAction.when, offerCondition) } : {}),
  };
  return placed(offered, place);
}

/** The call of an offered action for one of several rows, and where it is possible. */
export function eachOfOffer(
  linker: Linker,
  { lifecycle, when }: Offer,
  place: Place,
): { readonly call: string; readonly when?: DeclaredCondition; readonly with?: undefined } | undefined {
  const found = findAction(linker, lifecycle, place.child('lifecycle'));
  if (!found?.action.call) return undefined;
  const parts = [
    stateCondition(linker, found.linked, found.step.from),
    found.step.when && found.action.when,
    when,
  ];
  // An offer may repeat the state of its action.
  const all = [...new Map(parts.flatMap((part) => (part ? [[JSON.stringify(part), part]] : []))).values()];
  const [only, ...others] = all;
  return { call: found.action.call, ...(only ? { when: others.length > 0 ? { all } : only } : {}) };
}

/** Shows the action in every state: where it is not possible it is disabled, with the reason. */
function explainAction(
  linker: Pick<Linker, 'notes' | 'endpoints' | 'entities'>,
  { when, ...action }: Action,
  { linked: { id, lifecycle }, step, name }: FoundAction,
): Action {
  if (!when) return action;
  const stored = linker.entities.get(lifecycle.entity)?.stored;
  const answering = actionsOf(linker, lifecycle.entity);
  if (answering) linker.notes.called.add(answering.id);
  const ask = answering?.endpoint;
  const labels = Object.entries(lifecycle.states).map(([value, { label }]) => [value, label] as const);
  const explain: Explained = {
    step: `${id}.${name}`,
    possible: when,
    ...(step.refusal ? { refusal: step.refusal } : {}),
    field: lifecycle.field,
    states: Object.fromEntries(labels),
    key: stored?.key ?? 'id',
    ...(ask ? { ask } : {}),
  };
  return { ...action, explain };
}

/** Reports an offer whose condition contradicts the action's states. */
function checkOffered(
  linker: Reporter,
  { lifecycle, when }: Offer,
  possible: readonly DeclaredCondition[],
  place: Place,
): void {
  const clash = when && contradiction([...possible, when]);
  if (!clash) return;
  const text = `"${lifecycle}" is possible only where "${clash[0]}" holds, and is offered where "${clash[1]}" does.`;
  linker.report('CND-02', place.child('when'), text, {
    remedy: 'Take it out, or offer it where it is possible.',
  });
}

/** Problems of the action are reported at the offer, whichever file declares the action. */
function linkElsewhere(linker: Linker, offer: Offer, place: Place, link: (fork: Linker) => Action): Action {
  const problems = new Problems();
  const fork = linker.fork(problems);
  const action = link(fork);
  linker.notes.add(fork.notes);
  const { line, column } = place.child('lifecycle').position();
  for (const problem of problems.sorted()) {
    const text = `"${offer.lifecycle}" does not fit here: ${problem.text}   (declared in ${problem.file})`;
    linker.problems.addAt({ ...problem, file: place.file.path, line, column, at: place.words, text });
  }
  return action;
}

/** Converts the lifecycle's action to an ordinary action of a screen. */
function asAction(
  state: DeclaredCondition | undefined,
  when: DeclaredCondition | undefined,
  action: DeclaredLifecycleAction,
): DeclaredAction {
  const {
    from: _from,
    to: _to,
    refusal: _refusal,
    icon: _icon,
    may: _may,
    effects: _effects,
    actors: _actors,
    row: _row,
    form,
    dialog,
    call,
    then,
    confirm,
    when: _when,
    ...plainAction
  } = action;
  const effect = form ? { [dialog ? 'dialog' : 'to']: form } : { call, then, confirm };
  const parts = [...(state ? [state] : []), ...(when ? partsOf(when) : [])];
  const [only, ...others] = parts;
  const joined = others.length > 0 ? { all: parts } : only;
  return { ...plainAction, ...effect, ...(joined ? { when: joined } : {}) } as DeclaredAction;
}

/** The condition for the states of the action; undefined when it is possible in all states. */
function stateCondition(
  { entities }: Pick<Linker, 'entities'>,
  { lifecycle: { entity, field, states } }: LinkedLifecycle,
  from: LifecycleAction['from'],
): DeclaredCondition | undefined {
  const [only, ...others] = from;
  if (from.length === Object.keys(states).length) return undefined;
  const known = others.length === 0 ? { field, is: only } : { field, in: [...from] };
  // Another server decides by itself about a state that it does not tell.
  const isOurs = propertiesOf(entities.get(entity)?.schema)[field]?.extension === true;
  return isOurs ? { any: [known, { field, exists: false }] } : known;
}

function joinConditions(a: Condition | undefined, b: Condition): Condition {
  return a ? { all: [...partsOf(a), ...partsOf(b)] } : b;
}

/** The conjuncts of a condition, one level of `all` flattened. */
function partsOf<T extends object>(condition: T): readonly T[] {
  return 'all' in condition ? (condition.all as readonly T[]) : [condition];
}
