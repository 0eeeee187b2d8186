import { businessDay } from '../../../core/dates.ts';
import { BUSINESS_ZONE, type Db } from '../../store/index.ts';
import { kinds } from './kinds.ts';
import type { Said } from './promotion-kind.ts';
import type { Jenis } from './proposals.ts';
import { readPromotionState, type State, type StateRow } from './registry.store.ts';
import { dayText } from './words.ts';

/** What the detail of a promotion tells. */
export interface Words {
  readonly offer: Said;
  readonly standing: Said;
  readonly used: Said;
}

export interface Standing extends Words {
  readonly state: State;
}

const WORDS: Readonly<Record<State, string>> = {
  applies: 'It applies today, up to and including {end}.',
  waiting: 'It does not apply yet: it waits for approval.',
  rejected: 'It does not apply: it was rejected.',
  revise: 'It does not apply yet: its approvers asked for a change.',
  inactive: 'It does not apply: it is switched off.',
  later: 'It does not apply yet: it begins on {start}.',
  over: 'It does not apply any more: its last day was {end}.',
};
/** For a promotion that starts and ends within a day. */
const TIMED: Partial<typeof WORDS> = {
  applies: 'It applies now, until {end}.',
  over: 'It does not apply any more: it ended on {end}.',
};

/** Who gets what from a promotion, whether it applies today and if not why, and how often orders used it. */
export async function standingOf(db: Db, jenis: Jenis, id: number): Promise<Standing> {
  const row = await readPromotionState(db, jenis, id);
  const nothing: Said = { message: '' };
  return {
    state: row?.state ?? 'waiting',
    offer: (await kinds[jenis]?.offer?.(db, id)) ?? nothing,
    standing: row ? saidOf(row) : { message: WORDS.waiting },
    used: (await kinds[jenis]?.used?.(db, id)) ?? nothing,
  };
}

function saidOf({ state, start_date, end_date, start_time, end_time }: StateRow): Said {
  const message = (end_time === null ? undefined : TIMED[state]) ?? WORDS[state];
  const text = (day: string, time: string | null) => [dayText(day), time].filter(Boolean).join(' ');
  return { message, params: { start: text(start_date, start_time), end: text(end_date, end_time) } };
}

/** Whether something without approval applies today. */
export function standingToday(
  isActive: boolean,
  { start_date, end_date }: { readonly start_date: string | null; readonly end_date: string | null },
): Said {
  const today = businessDay(BUSINESS_ZONE);
  const params = { start: dayText(start_date ?? ''), end: dayText(end_date ?? '') };
  if (!isActive) return { message: WORDS.inactive };
  if (start_date !== null && today < start_date) return { message: WORDS.later, params };
  if (end_date === null) return { message: 'It applies, and has no last day.' };
  return { message: today > end_date ? WORDS.over : WORDS.applies, params };
}
