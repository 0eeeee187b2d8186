import { sql } from 'kysely';
import { businessNow } from '../../core/dates.ts';
import type { DeclaredEntity } from '../../core/declared.ts';
import type { Lifecycle } from '../../core/model.ts';
import { notFound, type Problem, Refusal } from '../refusal.ts';
import type { Person } from '../rules/actor.ts';
import { type NextState, type NotAllowed, nextState } from '../rules/lifecycle.ts';
import type { Db } from '../store/index.ts';
import { type AuditNote, takenBy } from './audit.store.ts';
import type {
  LifecycleParts,
  OpenStep,
  RefuseStep,
  Step,
  StepName,
  StepTaker,
  StepWork,
  TakeStep,
  Verdict,
} from './lifecycle-parts.ts';
import type { OwnedChange } from './owned-change.ts';
import { entityOf, planRead, type ReadPlan, readRows, tableColumn } from './read-plan.ts';
import type { Entities, Row } from './row.ts';
import { lockCurrent, updateRows } from './table-rows.ts';
import { whatStands } from './what-stands.ts';
import type { Work } from './work.ts';

/** A lifecycle, prepared before the first call. */
interface Governed {
  readonly lifecycle: Lifecycle;
  readonly entity: DeclaredEntity;
  /** Column of the state. */
  readonly column: string;
  /** Reads all fields of the entity. */
  readonly plan: ReadPlan;
}

/** Performs all state changes of records, for all actors. */
export class Steps implements StepTaker {
  readonly #parts: LifecycleParts;
  readonly #governed: ReadonlyMap<string, Governed>;

  /** Throws when a lifecycle names a missing rule or effect, so that an incomplete server does not start. */
  constructor(parts: LifecycleParts, entities: Entities) {
    this.#parts = parts;
    this.#governed = new Map(
      Object.values(parts.lifecycles).map((lifecycle) => [lifecycle.id, govern(lifecycle, entities)]),
    );
    for (const { lifecycle } of this.#governed.values()) refuseHoles(lifecycle, parts);
  }

  /** All lifecycles with the columns of their states. */
  get guarded(): Iterable<Pick<Governed, 'lifecycle' | 'entity' | 'column'>> {
    return this.#governed.values();
  }

  async open(work: StepWork, name: StepName, id: unknown, shownFields: readonly string[]): Promise<OpenStep> {
    const { entity } = this.#find(name.lifecycle.id);
    const [step] = await this.check(work, name, [
      await lockCurrent({ basedOn: null, ...work }, entity, id, shownFields),
    ]);
    if (!step) throw notFound();
    return step;
  }

  async check(work: StepWork, name: StepName, locked: readonly Row[]): Promise<OpenStep[]> {
    const { lifecycle, entity, plan } = this.#find(name.lifecycle.id);
    const key = tableColumn(entity.key);
    const keys = locked.map((row) => row[entity.key]);
    const read = await readRows(work.db, plan, sql`where ${key} = any(${keys}) order by ${key}`);
    const problems: Told[] = [];
    const steps: OpenStep[] = [];
    for (const [rowIndex, lockedRow] of locked.entries()) {
      const row = read[rowIndex] ?? {};
      const { action } = name;
      const judgement = await this.#judge(lifecycle, action, row, work);
      if (judgement.allowed) {
        const { from, state: to } = judgement;
        const id = keyOf(lockedRow[entity.key]);
        steps.push({ lifecycle, action, id, before: lockedRow, row, from, to, actor: work.actor });
      } else {
        const told = await this.#told(judgement, { lifecycle, action, row }, work);
        problems.push({ ...told, key: lockedRow[entity.key] });
      }
    }
    if (problems.length > 0) throw refusalOf(problems, locked.length > 1);
    return steps;
  }

  async lead(work: StepWork, steps: readonly OpenStep[], values: Row = {}): Promise<Row[]> {
    const [first] = steps;
    if (!first) return [];
    const { lifecycle, entity, column } = this.#find(first.lifecycle.id);
    const isLed = lifecycle.actions[first.action]?.to !== undefined;
    const set = { ...values, ...(isLed ? { [column]: first.to } : {}), ...touched(entity) };
    if (isLed) await nameStep(work.db, `${lifecycle.id} ${first.to}`);
    const rows = await updateRows(
      work.db,
      entity,
      steps.map(({ id }) => id),
      set,
    );
    if (isLed) await nameStep(work.db, '');
    return rows;
  }

  async follow(work: StepWork, steps: readonly OpenStep[]): Promise<Step[]> {
    const [first] = steps;
    if (!first) return [];
    const { entity, plan } = this.#find(first.lifecycle.id);
    const key = tableColumn(entity.key);
    const keys = steps.map(({ id }) => id);
    const rows = await readRows(work.db, plan, sql`where ${key} = any(${keys}) order by ${key}`);
    const takenSteps = steps.map((step, rowIndex) => ({ ...step, row: rows[rowIndex] ?? {} }));
    for (const step of takenSteps) await this.#effects(work, step);
    return takenSteps;
  }

  async close(work: StepWork, step: OpenStep, values: Row = {}, owned?: OwnedChange): Promise<Step> {
    const { entity } = this.#find(step.lifecycle.id);
    const [row = step.before] = await this.lead(work, [step], values);
    const { id } = step;
    const [previousRow, changedRow] = [
      { ...step.before, ...owned?.before },
      { ...row, ...owned?.after },
    ];
    await work.audit({
      entity: entity.entity,
      id,
      before: previousRow,
      after: changedRow,
      owned: owned?.rows,
      ...inTrail(step),
    });
    const [takenStep] = await this.follow(work, [step]);
    return takenStep ?? step;
  }

  taker({ db, entities, audit }: Omit<StepWork, 'actor'>): TakeStep {
    return async ({ lifecycle, action, id, actor, values }) => {
      const work = {
        db,
        entities,
        audit,
        actor: actor.kind === 'person' ? await personOf(db, actor.id) : actor,
      };
      return this.close(work, await this.open(work, { lifecycle, action }, id, []), values);
    };
  }

  async verdicts(work: StepWork, entity: string, ids: readonly unknown[]): Promise<Verdict[]> {
    const verdicts: Verdict[] = [];
    for (const { lifecycle, entity: governedEntity, plan } of this.#governed.values()) {
      if (governedEntity.entity !== entity) continue;
      const key = tableColumn(governedEntity.key);
      const rows = await readRows(work.db, plan, sql`where ${key} = any(${ids}) order by ${key}`);
      const offered = Object.keys(lifecycle.actions).filter(
        (name) => lifecycle.actions[name]?.roles.length !== 0,
      );
      for (const row of rows) {
        for (const action of offered) {
          const judgement = await this.#judge(lifecycle, action, row, work);
          verdicts.push({ id: row[governedEntity.key], action: `${lifecycle.id}.${action}`, judgement });
        }
      }
    }
    return verdicts;
  }

  #find(id: string): Governed {
    const governed = this.#governed.get(id);
    if (!governed) throw new Error(`The server was not given the lifecycle "${id}".`);
    return governed;
  }

  async #judge(lifecycle: Lifecycle, action: string, row: Row, { actor, db }: StepWork): Promise<NextState> {
    const judgement = nextState(lifecycle, action, row, actor, businessNow(lifecycle.zone));
    const may = lifecycle.actions[action]?.may;
    // The action names the server itself as actor: rules are about people.
    if (!judgement.allowed || may === undefined || actor?.kind === 'system') return judgement;
    if (!actor) return { allowed: false, reason: 'role', message: 'Role is not Authorized.', params: {} };
    // The rule is typed by the record of the lifecycle that names it.
    const answer = await this.#parts.rules[may]?.({ row: row as never, action, user: actor, db });
    if (answer === true) return judgement;
    const { message, params = {} } = answer ?? { message: 'Role is not Authorized.' };
    return { allowed: false, reason: 'may', message, params };
  }

  /**
   * When the same step has just been taken, the refusal says by whom, since two people or tabs may press a button at once, and which
   * of its values stand instead of those that were entered now.
   */
  async #told(
    refusal: NotAllowed,
    { lifecycle, action, row }: Asked,
    { db, actor, entered = {} }: StepWork,
  ): Promise<Omit<Told, 'key'>> {
    const { entity, to } = { ...this.#find(lifecycle.id), ...lifecycle.actions[action] };
    const isDone =
      to === undefined
        ? refusal.reason === 'condition'
        : refusal.reason === 'state' && isSame(row[lifecycle.field], to);
    if (!isDone) return { refusal, stands: [] };
    const first = await takenBy(db, entity.entity, String(row[entity.key]), `${lifecycle.id}.${action}`);
    if (!first?.by) return { refusal, stands: [] };
    const isOwn = actor?.kind === 'person' && actor.id === first.account;
    const message = isOwn
      ? 'You have done this already: {action}.'
      : '{by} was first: {action} is done already.';
    const params = { ...refusal.params, by: first.by, at: first.at };
    return { refusal: { ...refusal, message, params }, stands: whatStands(entered, first) };
  }

  async #effects(work: StepWork, step: OpenStep): Promise<void> {
    const { lifecycle } = step;
    const names = [...(lifecycle.actions[step.action]?.effects ?? []), ...(lifecycle.effects ?? [])];
    const context = { db: work.db, audit: work.audit, takeStep: this.taker(work), refuse: refuseEffect };
    // Typed by the record, as the rules are.
    for (const name of names) await this.#parts.effects[name]?.(step as never, context);
  }
}

const refuseEffect: RefuseStep = (reason) => {
  throw new Refusal('conflict', [reason]);
};

/** The step's part of an audit entry: the action and the actor. */
export function inTrail(step: OpenStep | undefined): Pick<AuditNote, 'action' | 'actor'> {
  return step ? { action: `${step.lifecycle.id}.${step.action}`, actor: step.actor } : {};
}

/** The context that a call gives to its steps. */
export function stepWork(
  { user, ...work }: Pick<Work, 'db' | 'entities' | 'audit' | 'basedOn' | 'user'>,
  entered: Row = {},
): StepWork {
  return { ...work, entered, actor: user && { kind: 'person', ...user } };
}

/** Which action of which record. */
interface Asked {
  readonly lifecycle: Lifecycle;
  readonly action: string;
  readonly row: Row;
}

/** Why a row's step is refused, and what stands instead of what was entered. */
interface Told {
  readonly refusal: NotAllowed;
  readonly stands: readonly Problem[];
  readonly key: unknown;
}

const isSame = (currentState: unknown, targetState: unknown) => String(currentState) === String(targetState);

function govern(lifecycle: Lifecycle, entities: Entities): Governed {
  const entity = entityOf(lifecycle.entity, entities);
  const stored = entity.fields[lifecycle.field];
  if (stored?.kind !== 'column') throw new Error(`${entity.entity}.${lifecycle.field} is no column.`);
  const plan = planRead(entity, Object.keys(entity.fields), entities);
  return { lifecycle, entity, column: stored.column, plan };
}

function refuseHoles({ id, actions, effects = [] }: Lifecycle, parts: LifecycleParts): void {
  const declaredActions = Object.values(actions);
  const missing = [
    ...declaredActions.flatMap(({ may }) => (may && !Object.hasOwn(parts.rules, may) ? [may] : [])),
    ...[...effects, ...declaredActions.flatMap((action) => action.effects ?? [])].filter(
      (name) => !Object.hasOwn(parts.effects, name),
    ),
  ];
  if (missing.length > 0)
    throw new Error(`The lifecycle "${id}" names ${missing.join(', ')}, which is not there.`);
}

function refusalOf(problems: readonly Told[], isOfMany: boolean): Refusal {
  const isRole = problems.every(({ refusal }) => refusal.reason === 'role');
  return new Refusal(
    isRole ? 'forbidden' : 'conflict',
    problems.flatMap(({ refusal: { message, params }, stands, key }) =>
      isOfMany ? [{ message, params: { ...params, key } }] : [{ message, params }, ...stands],
    ),
  );
}

/** Allows this next state in the column's trigger, until another one is set. */
async function nameStep(db: Db, step: string): Promise<void> {
  await sql`select set_config('app.step', ${step}, true)`.execute(db);
}

const touched = ({ touched: column }: DeclaredEntity): Row => (column ? { [column]: sql`now()` } : {});

async function personOf(db: Db, id: number): Promise<Person> {
  const { rows } = await sql<Omit<Person, 'kind'>>`
    select id, username, role from admin_users where id = ${id}`.execute(db);
  const [account] = rows;
  if (!account) throw new Refusal('forbidden', 'Role is not Authorized.');
  return { kind: 'person', ...account };
}

function keyOf(id: unknown): number | string {
  return typeof id === 'number' ? id : String(id);
}
