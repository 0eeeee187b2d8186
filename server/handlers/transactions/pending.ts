import { Refusal } from '../../refusal.ts';

/** Stands in for a handler that is still to be written. */
export const pending = async (): Promise<never> => {
  throw new Refusal('unavailable', 'This is not there yet.');
};
