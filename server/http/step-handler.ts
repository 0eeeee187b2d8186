import type { Lifecycle } from '../../src/runtime/model.ts';
import { fieldsOf } from '../resources/compile.ts';
import type { OwnedChange } from '../resources/owned-change.ts';
import { entityOf } from '../resources/read-plan.ts';
import type { Entities, Inputs, Row } from '../resources/row.ts';
import { sourceValue } from '../resources/sources.ts';
import { stepWork } from '../resources/steps.ts';
import type { DeclaredOperation } from './declared.ts';
import type { Context, Handler } from './handler.ts';

/** An operation that performs an action of a lifecycle. */
type SteppedOperation = DeclaredOperation & { readonly step: NonNullable<DeclaredOperation['step']> };
type Run = (inputs: Inputs, context: Context) => Promise<unknown>;

/** What a handler of a step gives back, its types forgotten. */
interface StepResult {
  readonly answer: unknown;
  readonly changes?: Row;
  readonly owned?: OwnedChange;
}

/** A handler that is called only with a step that is allowed; the next state is written after it, with its changes. */
export function compileStepHandler(
  operation: SteppedOperation,
  handler: Handler<never, unknown>,
  entities: Entities,
): Run {
  const columnsOf = compileChanges(operation.step.lifecycle, entities);
  return async (inputs, context) => {
    const open = await openStep(operation, inputs, context);
    const { lifecycle: _, before: __, ...given } = open;
    // The values have passed the validators that the handler's type was made from, which names the result as well.
    const {
      answer,
      changes = {},
      owned,
    } = (await handler({ ...inputs, step: given } as never, context)) as StepResult;
    const { row } = await context.steps.close(stepWork(context), open, columnsOf(changes), owned);
    return typeof answer === 'function' ? answer(row) : answer;
  };
}

/** The step of a call that starts long work: taken when the work is started, in the same transaction. */
export function withStep(operation: SteppedOperation, run: Run): Run {
  return async (inputs, context) => {
    const open = await openStep(operation, inputs, context);
    const answer = await run(inputs, context);
    await context.steps.close(stepWork(context), open);
    return answer;
  };
}

/** The refusal of a stale step shows the record as a generic write would: by the fields that the call answers. */
function openStep({ step, answer }: SteppedOperation, inputs: Inputs, context: Context) {
  const id = step.row && sourceValue(step.row, inputs, context.user);
  return context.steps.open(stepWork(context), step, id, fieldsOf(answer.item));
}

/** Fields -> the columns that hold them. Throws for a field that is no column of its own, and for the state. */
function compileChanges({ id, entity, field }: Lifecycle, entities: Entities) {
  const { fields } = entityOf(entity, entities);
  return (changes: Row): Row => {
    const columns = Object.entries(changes).flatMap(([name, value]) => {
      const stored = name === field ? undefined : fields[name];
      if (stored?.kind !== 'column') throw new Error(`A step of "${id}" cannot change "${name}".`);
      return value === undefined ? [] : [[stored.column, value] as const];
    });
    return Object.fromEntries(columns);
  };
}
