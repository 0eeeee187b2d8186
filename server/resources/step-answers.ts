import type { Inputs } from './row.ts';
import { stepWork } from './steps.ts';
import type { Work } from './work.ts';

/** Answers, for each row that is asked about, which actions of the entity's lifecycles are allowed, and why not. */
export function compileActions(entity: string) {
  return async (work: Work, { query }: Inputs) => {
    const ids = Array.isArray(query.ids) ? query.ids : [];
    const verdicts = ids.length > 0 ? await work.steps.verdicts(stepWork(work), entity, ids) : [];
    return verdicts.map(({ id, action, judgement }) =>
      judgement.allowed
        ? { id, action, allowed: 1, reason: null, message: null, params: null }
        : {
            id,
            action,
            allowed: 0,
            reason: judgement.reason,
            message: judgement.message,
            params: judgement.params,
          },
    );
  };
}
