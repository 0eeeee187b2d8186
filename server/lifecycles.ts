import { type LifecycleEffects, type LifecycleRules, lifecycles } from './generated/lifecycles.ts';
import { endSending } from './tasks/end-sending.ts';

/** Every rule that an action names ("may"): the compiler lists what is missing. */
const rules = {} satisfies LifecycleRules;

/** Every effect that a lifecycle or an action names. */
const effects = { 'broadcast.end-sending': endSending } satisfies LifecycleEffects;

/** The lifecycles of the product with what they name. */
export const lifecycleParts = { lifecycles, rules, effects };
