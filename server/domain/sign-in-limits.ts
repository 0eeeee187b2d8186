import { isIPv6 } from 'node:net';
import { Attempts } from './attempts.ts';

const MINUTE = 60_000;

/** Who tries to sign in: for which account, from where, and with which browser, if the account knows it. */
export interface SignInTry {
  readonly account: string;
  readonly address: string;
  readonly device: string | null;
}

/**
 * How many wrong tries there may be. A browser that has signed in to the account before has tries of its own, so
 * whatever others do, it is let in. All others count by address and account; by address; and by account, which does
 * not refuse, or anybody could lock anybody out: while very many fail, each address has fewer tries.
 */
export class SignInLimits {
  readonly #device = new Attempts({ tries: 10, within: 5 * MINUTE });
  readonly #pair = new Attempts({ tries: 10, within: 5 * MINUTE });
  readonly #address = new Attempts({ tries: 100, within: 5 * MINUTE });
  readonly #account = new Attempts({ tries: 30, within: 15 * MINUTE });
  /** Tries of an address for an account that many addresses try. */
  readonly #few = 3;

  /** Counts a try. Answers 0 when it is allowed, else the milliseconds until the next one is. */
  take(one: SignInTry, now: number): number {
    const { account, pair, network } = keysOf(one);
    if (one.device) return this.#device.take(`${one.device} ${account}`, now);
    const tries = this.#account.isOver(account, now) ? this.#few : undefined;
    const wait = this.#pair.take(pair, now, tries) || this.#address.take(network, now);
    if (wait === 0) this.#account.take(account, now);
    return wait;
  }

  /** The try was right: it does not count, nor do the wrong ones of the same person before it. */
  succeeded(one: SignInTry): void {
    const { account, pair, network } = keysOf(one);
    if (one.device) {
      this.#device.clear(`${one.device} ${account}`);
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

/** Whoever has one address of IPv6 has 2^64 of them: their first half counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const all = [
    ...groups,
    ...Array(tail === undefined ? 0 : 8 - groups.length - last.length).fill('0'),
    ...last,
  ];
  return all.slice(0, 4).join(':');
}
