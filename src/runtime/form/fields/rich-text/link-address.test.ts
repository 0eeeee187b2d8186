import { expect, it } from 'vitest';
import { isLink } from '../../../../../core/validation/allowed-html.ts';
import { linkAddress } from './link-address.ts';

it('adds the scheme that somebody left out', () => {
  for (const [typed, meant] of [
    [' example.com/a ', 'https://example.com/a'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['budi@toko.co.id', 'mailto:budi@toko.co.id'],
    ['+62 812-3456-789', 'tel:+628123456789'],
    ['http://example.com', 'http://example.com'],
  ]) {
    expect(linkAddress(typed ?? '')).toBe(meant);
    expect(isLink(linkAddress(typed ?? ''))).toBe(true);
  }
});

it('leaves alone what is no address, to be refused', () => {
  for (const text of ['javascript:alert(1)', 'two words.com x', 'hello', '/dashboard', 'data:text/html,x'])
    expect(isLink(linkAddress(text)), text).toBe(false);
});
