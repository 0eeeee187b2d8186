import { describe, expect, it } from 'vitest';
import { RoleAddresses } from './role-addresses.ts';

const [GUARDED, FREE] = [3, 2];

describe('the addresses of a role', () => {
  const addresses = new RoleAddresses(
    new Map([[GUARDED, ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::ffff:198.51.100.0/120']]]),
  );
  const allows = (address: string) => addresses.allows(GUARDED, address);

  it.each([
    '10.0.0.1',
    '10.255.255.255',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '192.0.2.7',
    '2001:db8:1::9',
    '2001:DB8::1',
    '198.51.100.20',
  ])('hold %s', (address) => expect(allows(address)).toBe(true));

  it.each([
    '11.0.0.1',
    '::ffff:11.0.0.1',
    '192.0.2.8',
    '2001:db9::1',
    '::10.0.0.1',
    '127.0.0.1',
    'unknown',
    '',
  ])('do not hold %j', (address) => expect(allows(address)).toBe(false));

  it('are everywhere for a role that is not named', () => {
    expect(addresses.allows(FREE, '203.0.113.9')).toBe(true);
    expect(new RoleAddresses().allows(GUARDED, 'unknown')).toBe(true);
  });

  it('are nowhere where none is named, and this machine by its name', () => {
    expect(new RoleAddresses(new Map([[GUARDED, []]])).allows(GUARDED, '10.0.0.1')).toBe(false);
    const here = new RoleAddresses(new Map([[GUARDED, ['loopback']]]));
    expect(
      ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].map((at) => here.allows(GUARDED, at)),
    ).toEqual(Array(4).fill(true));
    expect(here.allows(GUARDED, '10.0.0.1')).toBe(false);
  });
});
