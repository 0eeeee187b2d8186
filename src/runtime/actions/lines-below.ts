import type { Action, Call } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { resolveValues, type Scope } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { notifyFailure } from '../data/notify-failure.ts';
import { read } from '../data/read.ts';
import { rowOverlaps } from './ask-overlaps.ts';

/** What stands below the question of an action, each in a line: what its call says of it now, and what its row overlaps. */
export async function linesBelow(
  { notice, overlaps }: Pick<Action, 'notice' | 'overlaps'>,
  scope: Scope,
): Promise<readonly string[]> {
  const lines = await Promise.all([
    notice ? told(notice, scope) : [],
    overlaps ? rowOverlaps(overlaps, scope) : [],
  ]);
  return lines.flat();
}

/** Nothing where the server lacks the call; where it fails, a toast says so, and the question is asked without. */
async function told({ endpoint, with: values }: Call, scope: Scope): Promise<readonly string[]> {
  if (!endpointOn(endpoint)) return [];
  try {
    const { message, params } = (await read(endpoint, resolveValues(values, scope))).item ?? {};
    return typeof message === 'string' ? [t(message, isRecord(params) ? params : undefined)] : [];
  } catch (error) {
    notifyFailure(error);
    return [];
  }
}
