import { Refusal } from '../refusal.ts';

/** Each holds a connection to the database for as long as its reader takes; other calls need some, too. */
const MOST = 4;
let taken = 0;

/** Takes one of the few places of downloads; call the answer once to give it back, more often does nothing. */
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
