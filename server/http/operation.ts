import type { DeclaredEndpoint, DeclaredOperation, JsonSchema } from '../../core/declared.ts';
import type { MessageTable, Validator } from '../../core/model.ts';
import { readErrors } from '../../core/validation/read-errors.ts';
import type { Ahead, Context, Handlers, StepHandler } from '../calls/handler.ts';
import { withLimits, withLimitsAhead } from '../calls/limits.ts';
import { Refusal } from '../refusal.ts';
import type { Checks } from '../resources/check.ts';
import { compileResource } from '../resources/compile.ts';
import type { Entities, Inputs, Row } from '../resources/row.ts';
import type { Freshness } from '../store/index.ts';
import { cleanBody } from './clean-body.ts';
import { compileFile } from './declared-file.ts';
import { compileEnvelope, type Wrap } from './envelope.ts';
import { compileExport } from './export.ts';
import { decodeBody, type RawBody } from './read-body.ts';
import { refuseUnwritable } from './refuse-unwritable.ts';
import { withRemovals } from './removals.ts';
import { startDeclaredJob } from './start-declared-job.ts';
import { compileStepHandler, withStep } from './step-handler.ts';
import { linkedSchema } from './sub-schemas.ts';
import { decodePairs } from './wire.ts';
import type { Pair } from './wire-tree.ts';

type FirstOfStep = Pick<StepHandler<never, unknown, never, never>, 'first'>;

/** An operation with everything that can be prepared before the first call. */
export interface Prepared {
  readonly declared: DeclaredOperation;
  /** Schema of the body, followed along a value. */
  readonly bodySchema: JsonSchema | undefined;
  readonly run: (inputs: Inputs, context: Context) => Promise<unknown>;
  readonly wrap: Wrap;
  /** Only a call with the connector key is answered. */
  readonly isForApp: boolean;
  /** It also answers an account that has something else to do first. */
  readonly isForUnready: boolean;
  /** How fresh a replica must be from which it reads; absent: it reads where it is written. */
  readonly freshness: Freshness | undefined;
  /** Its handler's work before the transaction. */
  readonly ahead: ((inputs: unknown, context: Omit<Ahead, 'limits'>) => Promise<unknown>) | undefined;
}

/**
 * Throws when neither a resource, a job nor a handler answers the operation, when its check is missing, or when it writes but is
 * declared as a read, which has no transaction.
 */
export function prepare(
  declared: DeclaredOperation,
  entities: Entities,
  handlers: Handlers,
  checks: Checks = {},
): Prepared {
  refuseQuietWrite(declared);
  const handler = Object.hasOwn(handlers, declared.id) ? handlers[declared.id] : undefined;
  const ahead = handler?.ahead;
  return {
    declared,
    bodySchema: declared.bodySchema && linkedSchema(declared.bodySchema),
    run: runner(declared, entities, handlers, checks),
    wrap: compileEnvelope(declared),
    isForApp: handler?.isForApp === true,
    isForUnready: handler?.isForUnready === true,
    freshness: freshnessOf(declared, handler?.mayBeBehind),
    // The values were validated by the validators that the handler's types come from.
    ahead: ahead && withLimitsAhead(declared, (inputs, context) => ahead(inputs as never, context as never)),
  };
}

/** Figures may be behind; a file holds what was committed when it was asked for. */
function freshnessOf(
  { effect, resource, answer }: DeclaredOperation,
  mayBeBehind: boolean | undefined,
): Freshness | undefined {
  if (effect === 'write') return undefined;
  if (answer.envelope === 'file') return 'caught-up';
  return mayBeBehind || resource?.report ? 'behind' : undefined;
}

function refuseQuietWrite({ id, effect, resource, job, step }: DeclaredOperation): void {
  const isWrite = resource
    ? !['list', 'get', 'actions', 'file', 'report'].includes(resource.do)
    : job !== undefined;
  if (effect === 'read' && (isWrite || step)) throw new Error(`${id} is declared to read, and it writes.`);
}

function runner(
  declared: DeclaredOperation,
  entities: Entities,
  handlers: Handlers,
  checks: Checks,
): Prepared['run'] {
  if (declared.exports) {
    const list = declared.exports;
    return compileExport(
      list,
      entities,
      list.resource ? undefined : runner(list, entities, handlers, checks),
    );
  }
  if (declared.resource) {
    const answer =
      declared.resource.do === 'file'
        ? compileFile(declared, entities)
        : compileResource(declared, entities, checks);
    return (inputs, context) => answer(context, inputs);
  }
  const { job, step } = declared;
  const stepped = step && { ...declared, step };
  if (job) return stepped ? withStep(stepped, startDeclaredJob(job)) : startDeclaredJob(job);
  const handler = Object.hasOwn(handlers, declared.id) ? handlers[declared.id] : undefined;
  if (!handler) throw new Error(`${declared.id} has neither a resource nor a handler.`);
  // The values were validated by the validators that the handler's types come from.
  const typed = (inputs: unknown, context: object) => handler(inputs as never, context as never);
  if (!stepped) return withLimits(declared, typed);
  const { first } = handler as Partial<FirstOfStep>;
  const answer = compileStepHandler(stepped, typed, first, entities);
  return withLimits(declared, (inputs, context) => answer(inputs as Inputs, context as Context));
}

/** The operation for a body: of those whose fields are all present, the one with the most fields. */
export function chooseOperation(operations: readonly Prepared[], names: ReadonlySet<string>): Prepared {
  const countWhenFields = ({ declared }: Prepared) => declared.whenFields?.length ?? 0;
  const [chosen] = operations
    .filter(({ declared }) => (declared.whenFields ?? []).every((name) => names.has(name)))
    .sort((a, b) => countWhenFields(b) - countWhenFields(a));
  if (!chosen) throw new Refusal('invalid', 'Please fill all fields.');
  return chosen;
}

/** Decodes and validates all values of a call. Throws a Refusal with every invalid field. */
export function readInputs(
  { declared, bodySchema }: Prepared,
  wire: { params: Row; query: Iterable<Pair>; body: RawBody },
): Inputs {
  const params = decodePairs(Object.entries(wire.params), declared.paramsSchema);
  validate(declared.validateParams, params);
  const query = decodePairs(wire.query, declared.querySchema);
  validate(declared.validateQuery, query, messagesOf(declared.querySchema));
  const { files = [] } = declared;
  const body = cleanBody(decodeBody(wire.body, bodySchema, files), bodySchema);
  refuseUnwritable([params, query, body], MOST_PROBLEMS);
  if (declared.validateBody) validate(declared.validateBody, body, declared.messages);
  return { params, query, body: withRemovals(body, files) };
}

/** Maximum errors in one answer: a body may contain a hundred thousand invalid values. */
const MOST_PROBLEMS = 500;

/** What the parameters of a query say of themselves; none of them holds another. */
function messagesOf({ properties }: JsonSchema = {}): MessageTable {
  const declared = (properties ?? {}) as Readonly<Record<string, { messages?: Record<string, string> }>>;
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, { messages }]) => (messages ? [[`/${name}`, messages]] : [])),
  );
}

function validate(validator: Validator, value: Row, messages: MessageTable = {}): void {
  if (validator(value)) return;
  const errors = readErrors(validator.errors?.slice(0, MOST_PROBLEMS), messages);
  throw new Refusal(
    'invalid',
    errors.map(({ field, message, params }) => ({ ...(field ? { field } : {}), message, params })),
  );
}

/** Converts `/a/{id}` to the router's syntax. */
export function routePattern({ path }: Pick<DeclaredEndpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
