import { isIPv6 } from 'node:net';
import { Attempts } from './attempts.ts';

const MINUTE = 60_000;

/** A sign-in attempt: the account, the client address, and the browser if the account knows it. */
export interface SignInTry {
  readonly account: string;
  readonly address: string;
  readonly device: string | null;
}

/**
 * The limits of wrong tries. A browser that has signed in to the account before has its own limit, so attacks by others never
 * lock it out. All other tries count per address and account, per address, and per account; the last one never refuses (anybody
 * could lock out an account) but lowers the limit of each address while very many tries fail.
 */
export class SignInLimits {
  readonly #device = new Attempts({ tries: 10, within: 5 * MINUTE });
  readonly #pair = new Attempts({ tries: 10, within: 5 * MINUTE });
  readonly #address = new Attempts({ tries: 100, within: 5 * MINUTE });
  readonly #account = new Attempts({ tries: 30, within: 15 * MINUTE });
  /** Tries per address for an account under attack from many addresses. */
  readonly #few = 3;

  /** Counts a try. Returns 0 when it is allowed, else the milliseconds until the next one is. */
  take(attempt: SignInTry, now: number): number {
    const { account, pair, network } = keysOf(attempt);
    if (attempt.device) return this.#device.take(`${attempt.device} ${account}`, now);
    const tries = this.#account.isOver(account, now) ? this.#few : undefined;
    const wait = this.#pair.take(pair, now, tries) || this.#address.take(network, now);
    if (wait === 0) this.#account.take(account, now);
    return wait;
  }

  /** The try succeeded: resets the counters of this person. */
  succeeded(attempt: SignInTry): void {
    const { account, pair, network } = keysOf(attempt);
    if (attempt.device) {
      this.#device.clear(`${attempt.device} ${account}`);
      return;
    }
    this.#pair.clear(pair);
    this.#address.giveBack(network);
    this.#account.giveBack(account);
  }
}

function keysOf({ account, address }: SignInTry) {
  const network = networkOf(address);
  const name = account.toLowerCase();
  return { account: name, network, pair: `${network} ${name}` };
}

/** An IPv6 customer owns at least a /64 network: only the first half of the address counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array(tail === undefined ? 0 : 8 - groups.length - last.length).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
