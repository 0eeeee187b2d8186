import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { access } from '../generated/access.ts';
import { countTasks, readTwins, type Task } from './today.store.ts';

/** The role set of those whose task it is; the others are everybody's. */
const TASK_ROLES = {
  waiting_chats: 'chat',
  payments_without_order: 'catalogue',
  update_requests: 'shops',
  scheduled_broadcasts: 'broadcasts',
  unread_promotions: 'promotions',
} as const satisfies Partial<Record<Task, string>>;

/** The role sets of those who may edit what has codes. */
const CODE_ROLES: Readonly<Record<string, string>> = {
  product: 'catalogue',
  voucher: 'promotions',
  'new-promo': 'promotions',
};

/** The number of open tasks for the caller, counted in one statement; tasks of other roles are not counted. */
export async function getToday(_: object, context: Context): Promise<AnalyticsTodayItem> {
  const { db, user } = context;
  const canSee = (set: string) => user !== null && access[set]?.includes(user.role) === true;
  const hidden = Object.entries(TASK_ROLES).flatMap(([task, set]) => (canSee(set) ? [] : task));
  const jobOwner = canSee('every-job') ? 'everyone' : (user?.id ?? null);
  const counts = await countTasks(context, jobOwner, new Set(hidden));
  const code_twins = await readTwins(db, (entity) => canSee(CODE_ROLES[entity] ?? ''));
  return { ...counts, code_twins };
}
