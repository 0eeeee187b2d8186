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

  it('keeps a value in its own direction where the sentence runs the other way', () => {
    expect(fill('قياس {size}.', { size: '720 x 480' }, true)).toBe('قياس \u2068720 x 480\u2069.');
  });

  it('leaves a text without params alone', () => {
    expect(fill('{a}', undefined)).toBe('{a}');
  });
});
