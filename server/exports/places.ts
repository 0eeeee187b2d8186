import { Refusal } from '../refusal.ts';

/**
 * Concurrent downloads: each holds a database connection until its client has read everything, and other calls need connections
 * too.
 */
const MOST = 4;
let taken = 0;

/** Takes a slot for a download. Returns the function that releases it; further calls of it do nothing. */
export function takePlace(): () => void {
  if (taken >= MOST)
    throw new Refusal('too-many', 'Other downloads are under way. Try again in a moment.', 5);
  taken += 1;
  let left = false;
  return () => {
    if (!left) taken -= 1;
    left = true;
  };
}
