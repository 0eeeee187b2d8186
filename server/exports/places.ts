import { Refusal } from '../refusal.ts';

/**
 * Concurrent downloads: each holds a database connection until its client has read everything, and other calls need connections
 * too.
 */
const MOST = 4;
let takenPlaces = 0;

/** Takes a slot for a download. Returns the function that releases it; further calls of it do nothing. */
export function takePlace(): () => void {
  if (takenPlaces >= MOST)
    throw new Refusal('too-many', 'Other downloads are under way. Try again in a moment.', 5);
  takenPlaces += 1;
  let isReleased = false;
  return () => {
    if (!isReleased) takenPlaces -= 1;
    isReleased = true;
  };
}
