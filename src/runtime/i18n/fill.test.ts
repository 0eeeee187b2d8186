import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('fills names and dotted paths', () => {
    expect(fill('Hapus data {name} ({author.name})?', { name: 'Tea', author: { name: 'B' } })).toBe(
      'Hapus data Tea (B)?',
    );
  });

  it('leaves nothing behind for a missing value, and takes values literally', () => {
    expect(fill('{a}-{b}', { a: '$& {b}', b: null })).toBe('$& {b}-');
  });

  it('leaves a text without params alone', () => {
    expect(fill('{a}', undefined)).toBe('{a}');
  });
});
