import { describe, expect, it } from 'vitest';
import { Name, printString, printValue } from './print.ts';

describe('printValue', () => {
  it('keeps on one line what fits and breaks what does not', () => {
    expect(printValue({ a: 1, b: ['x'], c: undefined })).toBe("{ a: 1, b: ['x'] }");
    const long = { first: 'x'.repeat(60), second: 'y'.repeat(60) };
    expect(printValue(long)).toBe(`{\n  first: '${'x'.repeat(60)}',\n  second: '${'y'.repeat(60)}',\n}`);
  });

  it('fills lines with texts that do not fit on one', () => {
    const names = Array.from({ length: 30 }, (_, at) => `name_${at}`);
    const text = printValue(names);
    const lines = text.split('\n');
    expect(lines.length).toBe(6);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
    expect(new Function(`return ${text}`)()).toEqual(names);
  });

  it('writes names where values are known under one, and quotes only keys that need it', () => {
    const known = { id: 'a' };
    const text = printValue({ 'a-b': known, c: new Name('load()'), 2: null }, (value) =>
      value === known ? new Name('a') : undefined,
    );
    expect(text).toBe("{ 2: null, 'a-b': a, c: load() }");
  });

  it('writes texts that read back as they were', () => {
    for (const text of ["it's", 'say "x"', 'a\\b', 'line\nbreak', '\u2028', '`$`', 'é中']) {
      expect(new Function(`return ${printString(text)}`)()).toBe(text);
    }
  });
});
