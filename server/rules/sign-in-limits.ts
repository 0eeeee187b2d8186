import { isIPv6 } from 'node:net';
import type { Attempts } from './attempts.ts';

const MINUTE = 60_000;
const OF_A_PERSON = { tries: 10, within: 5 * MINUTE };
const OF_A_CALLER = { tries: 100, within: 5 * MINUTE };
const OF_AN_ACCOUNT = { tries: 30, within: 15 * MINUTE };
/** Of each caller, for an account under attack from many addresses. */
const UNDER_ATTACK = { tries: 3, within: 5 * MINUTE };

/** A sign-in attempt: the account, who tries, and the browser if the account knows it. */
export interface SignInTry {
  readonly account: string;
  readonly address: string;
  /** Id of the account whose valid token came with the call: then the address does not count. */
  readonly caller: number | null;
  readonly device: string | null;
}

/**
 * The limits of wrong tries. A browser that has signed in to the account before has its own limit, so attacks by others never
 * lock it out. All other tries count per caller and account, per caller, and per account; the last one never refuses (anybody
 * could lock out an account) but lowers the limit of each caller while very many tries fail. The caller is the account of a valid
 * token, else the address.
 */
export class SignInLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Counts a try. Returns 0 when it is allowed, else the milliseconds until the next one is. */
  async take(attempt: SignInTry): Promise<number> {
    const { account, device, pair, origin } = keysOf(attempt);
    if (device) return this.#attempts.take(device, OF_A_PERSON);
    const isAttacked = await this.#attempts.isOver(account, OF_AN_ACCOUNT);
    const wait =
      (await this.#attempts.take(pair, isAttacked ? UNDER_ATTACK : OF_A_PERSON)) ||
      (await this.#attempts.take(origin, OF_A_CALLER));
    if (wait === 0) await this.#attempts.take(account, OF_AN_ACCOUNT);
    return wait;
  }

  /** The try succeeded: resets the counters of this person. */
  async succeeded(attempt: SignInTry): Promise<void> {
    const { account, device, pair, origin } = keysOf(attempt);
    if (device) return this.#attempts.clear(device);
    await this.#attempts.clear(pair);
    await this.#attempts.giveBack(origin);
    await this.#attempts.giveBack(account);
  }
}

function keysOf({ account, address, caller, device }: SignInTry) {
  const origin = caller === null ? `network ${networkOf(address)}` : `caller ${caller}`;
  const name = account.toLowerCase();
  return {
    device: device && `device ${device} ${account}`,
    account: `account ${name}`,
    origin,
    pair: `${origin}, account ${name}`,
  };
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
