import { type LifecycleEffects, type LifecycleRules, lifecycles } from './generated/lifecycles.ts';

/** Every rule that an action names ("may"): the compiler lists what is missing. */
const rules = {} satisfies LifecycleRules;

/** Every effect that a lifecycle or an action names. */
const effects = {} satisfies LifecycleEffects;

/** The lifecycles of the product with what they name. */
export const lifecycleParts = { lifecycles, rules, effects };
