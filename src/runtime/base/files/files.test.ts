import { describe, expect, it } from 'vitest';
import { acceptOf, describeTypes, fileRuleOf } from './accept.ts';
import { describeBytes } from './describe-bytes.ts';
import { describeFile, isDescriptor } from './descriptor.ts';
import { PendingFiles } from './pending-files.ts';

describe('a chosen file', () => {
  it('is described by name, media type and size', () => {
    const file = new File(['abc'], 'a.png', { type: 'image/png' });
    expect(describeFile(file)).toEqual({ name: 'a.png', mime: 'image/png', bytes: 3 });
  });

  it('gets its media type from the extension when the browser knows none', () => {
    expect(describeFile({ name: 'Film.MOV', type: '', size: 1 }).mime).toBe('video/quicktime');
    expect(describeFile({ name: 'noextension', type: '', size: 1 }).mime).toBe('application/octet-stream');
  });

  it('with the name .jif is a kind of its own, whatever the browser says', () => {
    for (const type of ['', 'image/jpeg'])
      expect(describeFile({ name: 'a.JIF', type, size: 1 }).mime).toBe('image/jif');
    expect(acceptOf(['image/png', 'image/jif'])).toBe('image/png,.jif,.jfif');
  });

  it('is told apart from an address that is already stored', () => {
    expect(isDescriptor({ name: 'a', mime: 'b', bytes: 1 })).toBe(true);
    expect(isDescriptor('/files/a.png')).toBe(false);
    expect(isDescriptor(null)).toBe(false);
  });
});

describe('the shelf', () => {
  it('gives only the files whose descriptors are still in the body', () => {
    const shelf = new PendingFiles();
    const kept = new File(['a'], 'kept.png', { type: 'image/png' });
    shelf.put('kept', kept);
    shelf.put('hidden', new File(['b'], 'hidden.png'));
    shelf.put('cleared', new File(['c'], 'cleared.png'));
    const files = shelf.filesFor({ kept: describeFile(kept), name: 'x', cleared: '' });
    expect([...files]).toEqual([['kept', kept]]);
  });
});

describe('sizes and types in words', () => {
  it('says limits the way they were set', () => {
    expect(describeBytes(2_000_000)).toBe('2 MB');
    expect(describeBytes(10_485_760)).toBe('10 MB');
    expect(describeBytes(5_242_880)).toBe('5 MB');
    expect(describeBytes(1_640_000)).toBe('1.6 MB');
    expect(describeBytes(340_211)).toBe('340 KB');
    expect(describeBytes(12)).toBe('12 bytes');
  });

  it('names media types as people do, also unknown ones', () => {
    expect(describeTypes(['image/png', 'image/svg+xml', 'audio/flac'])).toBe('PNG, SVG, FLAC');
  });

  it('reads the rule of a property, and nothing where there is none', () => {
    expect(fileRuleOf({ file: { types: ['image/png'], maxBytes: 5 } })).toEqual({
      types: ['image/png'],
      maxBytes: 5,
    });
    expect(fileRuleOf({ type: 'string' })).toBeUndefined();
  });
});
