import type { DeclaredOperation } from '../../core/declared.ts';
import type { Lifecycle } from '../../core/model.ts';
import type { Context, StepHandler } from '../calls/handler.ts';
import { fieldsOf } from '../resources/compile.ts';
import type { OwnedChange } from '../resources/owned-change.ts';
import { entityOf } from '../resources/read-plan.ts';
import type { Entities, Inputs, Row } from '../resources/row.ts';
import { sourceValue } from '../resources/sources.ts';
import { stepWork } from '../resources/steps.ts';

/** An operation that performs a lifecycle action. */
type SteppedOperation = DeclaredOperation & { readonly step: NonNullable<DeclaredOperation['step']> };
type Run = (inputs: Inputs, context: Context) => Promise<unknown>;

/** The untyped result of a step handler. */
interface StepResult {
  readonly answer: unknown;
  readonly changes?: Row;
  readonly owned?: OwnedChange;
}

/** A handler that is called only when the step is allowed; the next state is written afterwards, together with its changes. */
export function compileStepHandler(
  operation: SteppedOperation,
  handler: (inputs: unknown, context: Context) => Promise<unknown>,
  first: StepHandler<never, unknown, never, never>['first'],
  entities: Entities,
): Run {
  const columnsOf = compileChanges(operation.step.lifecycle, entities);
  return async (inputs, context) => {
    const firstAnswer = await first?.(inputs as never, context);
    if (firstAnswer !== undefined) return firstAnswer;
    const open = await openStep(operation, inputs, context);
    const { lifecycle: _, before: __, ...handlerStep } = open;
    // The values were validated by the validators that the handler's types come from; the types name the result too.
    const {
      answer,
      changes = {},
      owned,
    } = (await handler({ ...inputs, step: handlerStep }, context)) as StepResult;
    const { row } = await context.steps.close(stepWork(context), open, columnsOf(changes), owned);
    return typeof answer === 'function' ? answer(row) : answer;
  };
}

/** The step of a call that starts a job: taken when the job is started, in the same transaction. */
export function withStep(operation: SteppedOperation, run: Run): Run {
  return async (inputs, context) => {
    const open = await openStep(operation, inputs, context);
    const answer = await run(inputs, context);
    await context.steps.close(stepWork(context), open);
    return answer;
  };
}

/** A refusal of a stale step shows the record like a generic write: with the fields that the call answers. */
function openStep({ step, answer }: SteppedOperation, inputs: Inputs, context: Context) {
  const id = step.row && sourceValue(step.row, inputs, context.user);
  return context.steps.open(stepWork(context, inputs.body), step, id, fieldsOf(answer.item));
}

/** Maps fields to their columns. Throws for a field without a column of its own, and for the state. */
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
