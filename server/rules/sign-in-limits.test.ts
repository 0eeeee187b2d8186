import { describe, expect, it } from 'vitest';
import { AttemptsInMemory } from '../fixtures/attempts-in-memory.ts';
import { networkOf, SignInLimits } from './sign-in-limits.ts';

const from = (
  address: string,
  account = 'ratna',
  device: string | null = null,
  caller: number | null = null,
) => ({
  account,
  address,
  caller,
  device,
});
/** How many wrong tries are allowed out of `tries`. */
async function wrong(limits: SignInLimits, one: ReturnType<typeof from>, tries = 20): Promise<number> {
  const waits = await Promise.all(Array.from({ length: tries }, () => limits.take(one)));
  return waits.filter((wait) => wait === 0).length;
}

describe('wrong sign-ins', () => {
  it('are ten for an address and account, and a hundred for an address', async () => {
    const limits = new SignInLimits(new AttemptsInMemory());
    expect(await wrong(limits, from('10.0.0.1'))).toBe(10);
    expect(await wrong(limits, from('10.0.0.1', 'RATNA'))).toBe(0);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => wrong(limits, from('10.0.0.1', `account ${n}`), 5)),
    );
    expect(others.reduce((sum, n) => sum + n)).toBe(90);
  });

  it('of many addresses for one account leave fewer for each, but always some for another one', async () => {
    const attempts = new AttemptsInMemory();
    const limits = new SignInLimits(attempts);
    for (let n = 0; n < 50; n++) await wrong(limits, from(`10.0.1.${n}`));
    expect(await wrong(limits, from('10.0.2.1'))).toBe(3);
    expect(await wrong(limits, from('10.0.2.1', 'another'))).toBe(10);
    attempts.now = 16 * 60_000;
    expect(await wrong(limits, from('10.0.2.2', 'ratna'))).toBe(10);
  });

  it('of others never keep out a browser that the account knows', async () => {
    const limits = new SignInLimits(new AttemptsInMemory());
    for (let n = 0; n < 200; n++) await wrong(limits, from('10.0.0.1', `account ${n}`));
    await wrong(limits, from('10.0.0.1'));
    expect(await wrong(limits, from('10.0.0.1', 'ratna', 'mine'))).toBe(10);
    expect(await wrong(limits, from('10.0.0.1', 'ratna', 'mine'))).toBe(0);
  });

  it('with a valid token count for its account, and the address keeps nobody of them out', async () => {
    const limits = new SignInLimits(new AttemptsInMemory());
    for (let n = 0; n < 200; n++) await wrong(limits, from('10.0.0.1', `account ${n}`));
    expect(await wrong(limits, from('10.0.0.1', 'other'))).toBe(0);
    expect(await wrong(limits, from('10.0.0.1', 'other', null, 7))).toBe(10);
    expect(await wrong(limits, from('10.0.0.2', 'other', null, 7))).toBe(0);
    expect(await wrong(limits, from('10.0.0.1', 'other', null, 8))).toBe(10);
  });

  it('are not what right ones are', async () => {
    const limits = new SignInLimits(new AttemptsInMemory());
    for (const device of [null, 'mine'])
      for (let n = 0; n < 500; n++) {
        const one = from('10.0.0.1', `account ${n % 3}`, device);
        expect(await limits.take(one)).toBe(0);
        await limits.succeeded(one);
      }
    expect(await wrong(limits, from('10.0.0.9', 'account 1'))).toBe(10);
  });
});

describe('the network of an address', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
