import { describe, expect, it } from 'vitest';
import { ownPath } from './return-to.ts';

describe('ownPath', () => {
  it('leads only to this page', () => {
    expect(ownPath('/d/1?x=2#tab')).toBe('/d/1?x=2#tab');
    for (const other of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
      '',
      undefined,
    ]) {
      expect(ownPath(other)).toBeUndefined();
    }
  });
});
