import type {
  AnalyticsAnswerTimesItem,
  AnalyticsAnswerTimesQuery,
} from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { readAnswerTimes } from './analytics.store.ts';
import { periodOf } from './analytics.ts';

/**
 * A shop waits from its first unanswered message until a person of the staff writes; notes and automatic messages do not count as
 * answers, nor does a second staff message.
 */
export async function getAnswerTimes(
  { query }: { readonly query: AnalyticsAnswerTimesQuery },
  { db, limits }: Context<'period'>,
): Promise<AnalyticsAnswerTimesItem> {
  const [allDays, ...days] = await readAnswerTimes(db, periodOf(query, limits));
  return {
    answers: allDays?.answers ?? 0,
    median: allDays?.median ?? null,
    ninetieth: allDays?.ninetieth ?? null,
    days: days.map(({ day, answers, median, ninetieth }) => ({
      day: day ?? '',
      answers,
      median: median ?? 0,
      ninetieth: ninetieth ?? 0,
    })),
  };
}
