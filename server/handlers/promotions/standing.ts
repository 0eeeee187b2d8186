import { sql } from 'kysely';
import type { Bundle } from '../../../src/generated/product/types/bundle.ts';
import type { Db } from '../../store/index.ts';
import { kinds } from './kinds.ts';
import type { Jenis, Said } from './promotion-kind.ts';

export type State = Bundle['state'];

/** What a person asks of a promotion that was made. */
export interface Standing {
  readonly state: State;
  readonly offer: Said;
  readonly standing: Said;
  readonly used: Said;
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

/** Who gets what by a promotion, whether it applies today and if not why, and how often orders used it. */
export async function standingOf(db: Db, jenis: Jenis, id: number): Promise<Standing> {
  const { rows } = await sql<{ state: State; start_date: string; end_date: string }>`
    select state, start_date, end_date from promotion_states
    where jenis = ${jenis} and id_relation = ${id}`.execute(db);
  const [row] = rows;
  const nothing: Said = { message: '' };
  return {
    state: row?.state ?? 'waiting',
    offer: (await kinds[jenis]?.offer?.(db, id)) ?? nothing,
    standing: row
      ? { message: WORDS[row.state], params: { start: dayText(row.start_date), end: dayText(row.end_date) } }
      : { message: WORDS.waiting },
    used: (await kinds[jenis]?.used?.(db, id)) ?? nothing,
  };
}

/** The day as lists show it. */
const dayText = (day: string) => day.split('-').reverse().join('/');
