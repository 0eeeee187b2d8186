// Generated from schemas/**/*.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { LifecycleEffect, LifecycleRule } from '../../../../../server/resources/lifecycle-parts.ts';
import { loanLifecycle } from '../../domain/generated/lifecycles/loan.ts';
import type { EntityRecords } from './records.ts';

/** The lifecycles by their id. */
export const lifecycles = { loan: loanLifecycle };

/** Who acts without being a person. */
export type ActorName = 'scheduler';

/** A record in a step of lifecycle loan. */
export type LoanRecord = EntityRecords['loan'];

/** What a handler may change beside the state. */
export type LoanChanges = Partial<Pick<EntityRecords['loan'], 'reader'>>;

/** Rules that say whether a person may take an action now. */
export interface LifecycleRules {
  readonly 'loan.helper': LifecycleRule<LoanRecord>;
}

/** What else happens in the transaction of a step, whoever takes it. */
export interface LifecycleEffects {
  readonly 'loan.remember': LifecycleEffect<LoanRecord>;
  readonly 'loan.tell': LifecycleEffect<LoanRecord>;
}
