import { Refusal } from '../refusal.ts';

/** Throws a Refusal when the caller must still wait `milliseconds`. */
export function refuseTooMany(wait: number): void {
  if (wait <= 0) return;
  const params = { minutes: Math.ceil(wait / 60_000) };
  const message = 'Too many attempts. Please try again in {minutes} minutes.';
  throw new Refusal('too-many', [{ message, params }], wait / 1000);
}
