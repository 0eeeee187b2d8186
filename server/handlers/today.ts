import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { access } from '../generated/access.ts';
import { countTasks } from './today.store.ts';

/** The role set of those whose task it is; the others are everybody's. */
const TASK_ROLES = {
  payments_without_order: 'catalogue',
  update_requests: 'shops',
  scheduled_broadcasts: 'broadcasts',
  unread_promotions: 'promotions',
} as const satisfies Partial<Record<keyof AnalyticsTodayItem, string>>;

/** The number of open tasks for the caller, counted in one statement; tasks of other roles are not counted. */
export async function getToday(_: object, { db, user }: Context): Promise<AnalyticsTodayItem> {
  const canSee = (set: string) => user !== null && access[set]?.includes(user.role) === true;
  const hidden = Object.entries(TASK_ROLES).flatMap(([task, set]) => (canSee(set) ? [] : task));
  return countTasks(db, canSee('every-job') ? 'everyone' : (user?.id ?? null), new Set(hidden));
}
