import { didYouMean } from '../../diagnostics/nearest.ts';
import { isObject, type JsonSchema } from '../../schema/json-schema.ts';
import type { Declared, LifecycleDeclaration } from '../context/declarations.ts';
import type { Reporter } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { checkLabels } from './alike.ts';

/**
 * Checks that the states are the values of the field, that each is reachable, and that all except final ones can be
 * left.
 */
export function checkStates(
  linker: Reporter,
  declared: Declared<LifecycleDeclaration>,
  field: JsonSchema | undefined,
): void {
  checkLabels(
    linker,
    Object.entries(declared.value.states).map(([name, state]) =>
      placed({ label: state.label }, declared.place.child('states', name)),
    ),
  );
  const isComplete = checkNames(linker, declared, field);
  if (!isComplete) return;
  checkReached(linker, declared);
  checkLeft(linker, declared);
}

function checkNames(
  linker: Reporter,
  { value, place }: Declared<LifecycleDeclaration>,
  field: JsonSchema | undefined,
): boolean {
  const stateNames = Object.keys(value.states);
  let isValid = true;
  const refuse = (faultPlace: typeof place, text: string, remedy?: string) => {
    isValid = false;
    linker.report('LIF-01', faultPlace, text, { remedy });
  };
  for (const [name, { from, to }] of Object.entries(value.actions)) {
    const actionPlace = place.child('actions', name);
    const namedStates = [...from.map((state, index) => ({ state, at: actionPlace.child('from', index) }))];
    if (to !== undefined) namedStates.push({ state: to, at: actionPlace.child('to') });
    for (const { state, at: stateAt } of namedStates) {
      if (stateNames.includes(String(state))) continue;
      refuse(
        stateAt,
        `no state "${state}".${didYouMean(String(state), stateNames)}`,
        `States: ${stateNames.join(', ')}.`,
      );
    }
  }
  // A value that is written in two ways, in the field and as a state, is one slip.
  const misspelt = new Set<string>();
  const stored = isObject(field) && Array.isArray(field.enum) ? field.enum.map(String) : stateNames;
  for (const state of stateNames) {
    if (stored.includes(state)) continue;
    const unknown = stored.filter((name) => !stateNames.includes(name));
    for (const name of unknown) if (didYouMean(state, [name])) misspelt.add(name);
    const text = `the field "${value.field}" is never "${state}".${didYouMean(state, unknown)}`;
    refuse(place.child('states', state).key, text, `It holds: ${stored.join(', ')}.`);
  }
  for (const state of stored) {
    if (!stateNames.includes(state) && !misspelt.has(state))
      refuse(place.child('states'), `the field "${value.field}" may be "${state}", which is no state here.`);
  }
  return isValid;
}

/** Reports states that cannot be reached from the initial states. */
function checkReached(linker: Reporter, { value, place }: Declared<LifecycleDeclaration>): void {
  const names = Object.keys(value.states);
  const initialStates = names.filter((name) => value.states[name]?.initial);
  if (initialStates.length === 0) {
    linker.report('LIF-02', place.child('states'), 'no state is "initial", so no record ever begins.', {
      remedy: 'Mark the state of a new record with "initial": true.',
    });
    return;
  }
  const reached = reachedFrom(value, initialStates);
  for (const name of names) {
    if (reached.has(name)) continue;
    linker.report('LIF-02', place.child('states', name).key, `no action leads to the state "${name}".`, {
      remedy: 'Let an action lead "to" it, mark it "initial", or take it out.',
    });
  }
}

/** The states that can be reached from these, including themselves. */
export function reachedFrom(
  { actions }: LifecycleDeclaration,
  states: readonly string[],
): ReadonlySet<string> {
  const reached = new Set(states);
  for (let previousSize = -1; previousSize < reached.size; ) {
    previousSize = reached.size;
    for (const { from, to } of Object.values(actions))
      if (to !== undefined && from.some((state) => reached.has(String(state)))) reached.add(String(to));
  }
  return reached;
}

function checkLeft(linker: Reporter, { value, place }: Declared<LifecycleDeclaration>): void {
  for (const [name, { final }] of Object.entries(value.states)) {
    const leavingAction = Object.entries(value.actions).find(
      ([, { from, to }]) => to !== undefined && String(to) !== name && from.map(String).includes(name),
    );
    if (!final === (leavingAction !== undefined)) continue;
    const text = leavingAction
      ? `the state "${name}" is final, but "${leavingAction[0]}" leads on from it.`
      : `nothing leads on from the state "${name}".`;
    const remedy = leavingAction
      ? 'Take "final" away, or the state out of "from".'
      : 'Mark it "final": true, or add an action.';
    const statePlace = place.child('states', name, ...(leavingAction ? ['final'] : []));
    linker.report('LIF-03', statePlace.key, text, { remedy });
  }
}
