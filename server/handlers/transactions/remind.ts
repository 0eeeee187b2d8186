import type { LifecycleRules } from '../../generated/lifecycles.ts';

/** How long a shop is left alone after a reminder. */
const HOURS = 6;

/** A shop is reminded of an order once within some hours, whoever does it. */
export const reminderDue: LifecycleRules['transaction.reminder-due'] = async ({ row: { reminded_at } }) => {
  if (reminded_at === null || Date.now() - Date.parse(reminded_at) >= HOURS * 3_600_000) return true;
  return {
    message: 'This shop was reminded less than {hours} hours ago. Please wait.',
    params: { hours: HOURS },
  };
};
