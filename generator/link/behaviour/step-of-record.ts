import type { Action, Condition, StepOfRecord } from '../../../core/model.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Symbols } from '../context/linker.ts';
import { asked } from '../context/reads.ts';
import { recordsIn } from '../data/version.ts';

/**
 * The condition under which the call's lifecycle action is possible for the record in an answer, and the reason when it
 * is not. Undefined when the call is no action of that record, or is always possible.
 */
export function stepOfRecord(
  { fieldOf }: Pick<Symbols, 'fieldOf'>,
  answer: JsonSchema | undefined,
  target: LinkedEndpoint | undefined,
): StepOfRecord | undefined {
  if (!target?.step) return undefined;
  const { entity, field, states, actions } = target.step.lifecycle.lifecycle;
  const action = actions[target.step.action];
  const isFieldOf = (record: JsonSchema, name: string) => {
    const property = propertiesOf(record)[name];
    return property !== undefined && fieldOf.get(property) === `${entity}.${name}`;
  };
  const [path, record] = recordsIn(answer).find(([, candidate]) => isFieldOf(candidate, field)) ?? [];
  if (!action || path === undefined || !record) return undefined;
  const inState = action.from.length < Object.keys(states).length;
  // A condition on fields that the answer lacks is checked only by the server.
  const isKnown = action.when && fieldsOf(action.when).every((name) => isFieldOf(record, name));
  const possible = [
    ...(inState ? [{ field: `${path}${field}`, in: [...action.from] }] : []),
    ...(action.when && isKnown ? [below(path, action.when)] : []),
  ];
  const [first] = possible;
  if (!first) return undefined;
  return {
    label: action.label,
    possible: possible.length > 1 ? { all: possible } : first,
    ...(action.refusal ? { refusal: action.refusal } : {}),
    field: `${path}${field}`,
    states: Object.fromEntries(Object.entries(states).map(([value, { label }]) => [value, label])),
  };
}

/**
 * The action as it is, or, where it leads to the form of a step of this record, with the reason that is shown while the
 * record does not allow the step.
 */
export function explainForm(
  linker: Pick<Symbols, 'fieldOf' | 'lifecycles' | 'endpoints'>,
  action: Action,
  record: JsonSchema | undefined,
): Action {
  const form = action.to?.screen;
  if (form === undefined) return action;
  for (const [name, call = ''] of stepsWithForm(linker, form)) {
    const step = stepOfRecord(linker, record, linker.endpoints.get(call));
    if (!step) continue;
    const { label: _, ...explain } = step;
    return { ...action, explain: { step: name, key: 'id', ...explain } };
  }
  return action;
}

/** The steps that a form is for, with their calls. */
function stepsWithForm({ lifecycles }: Pick<Symbols, 'lifecycles'>, form: string) {
  return asked(lifecycles, `steps with ${form}`, (all) =>
    [...all.values()].flatMap(({ id, declared }) =>
      Object.entries(declared.value.actions).flatMap(([name, step]) =>
        step.form === form ? [[`${id}.${name}`, step.call] as const] : [],
      ),
    ),
  );
}

/** The condition for a record at a path of the values that it is evaluated with. */
function below(path: string, condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => below(path, part)) };
  if ('any' in condition) return { any: condition.any.map((part) => below(path, part)) };
  if ('not' in condition) return { not: below(path, condition.not) };
  return 'field' in condition ? { ...condition, field: `${path}${condition.field}` } : condition;
}

function fieldsOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return 'field' in condition ? [condition.field] : [];
}
