import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { access } from '../generated/access.ts';
import { countTasks, readAge, readTwins, type Task } from './today.store.ts';

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

/** Hours after which a backup of each night is late, as alerts.yml has it. */
const LATE = 26;

/** `ageOfBackup`: seconds since the latest of each night; null: none is made. */
export const todayWith =
  (ageOfBackup: (() => Promise<number>) | null) => async (_: object, context: Context) => ({
    ...(await getToday(context)),
    hours_without_backup:
      ageOfBackup && isFor('every-job', context) ? await hoursWithout(await ageOfBackup(), context) : null,
  });

/** Hours since the latest backup, or since the place began; 0 while none is late. */
async function hoursWithout(ageOfBackup: number, { db }: Context): Promise<number> {
  const seconds = Math.min(ageOfBackup, await readAge(db));
  const hours = Math.floor(seconds / 3600);
  return hours >= LATE ? hours : 0;
}

const isFor = (set: string, { user }: Context) => user !== null && access[set]?.includes(user.role) === true;

/** The number of open tasks for the caller, counted in one statement; tasks of other roles are not counted. */
async function getToday(context: Context): Promise<AnalyticsTodayItem> {
  const { db, user } = context;
  const canSee = (set: string) => isFor(set, context);
  const hidden = Object.entries(TASK_ROLES).flatMap(([task, set]) => (canSee(set) ? [] : task));
  const jobOwner = canSee('every-job') ? 'everyone' : (user?.id ?? null);
  const counts = await countTasks(context, jobOwner, new Set(hidden));
  const code_twins = await readTwins(db, (entity) => canSee(CODE_ROLES[entity] ?? ''));
  return { ...counts, code_twins };
}
