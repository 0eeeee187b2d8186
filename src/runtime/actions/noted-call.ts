import type { Action, Call } from '../../../core/model.ts';

/** The call that takes the note, where one was written; else the action's own. */
export function notedCall<C extends Call>(call: C, { note: noted }: Pick<Action, 'note'>, note: string): C {
  if (!noted || note === '') return call;
  return { ...call, endpoint: noted.endpoint, with: { ...call.with, note } };
}
