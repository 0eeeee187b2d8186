import { describe, expect, it } from 'vitest';
import { cleanBody } from './clean-body.ts';

describe('a body', () => {
  const html = { type: 'string', html: true };
  const plain = { type: 'string' };
  const schema = {
    type: 'object',
    properties: {
      content: html,
      title: plain,
      parts: { type: 'array', items: { type: 'object', properties: { text: html, name: plain } } },
    },
  };

  it('is cleaned where its schema says HTML, at any depth, and nowhere else', () => {
    const text = '<b>a</b><script>b</script>';
    const date = new Date();
    expect(
      cleanBody(
        { content: text, title: text, parts: [{ text, name: text }], file: date, none: null },
        schema,
      ),
    ).toEqual({
      content: '<strong>a</strong>',
      title: text,
      parts: [{ text: '<strong>a</strong>', name: text }],
      file: date,
      none: null,
    });
    expect(cleanBody({ content: 7, parts: null }, schema)).toEqual({ content: 7, parts: null });
  });

  it('has the line ends that were typed, whatever it travelled in', () => {
    expect(cleanBody({ title: 'a\r\nb\rc\nd', parts: [{ name: '\r\n' }] }, schema)).toEqual({
      title: 'a\nb\nc\nd',
      parts: [{ name: '' }],
    });
  });

  it('has no spaces around a line, as the same SKU is the same text; several lines and secrets keep theirs', () => {
    const secret = { ...schema, properties: { ...schema.properties, password: plain } };
    expect(
      cleanBody(
        { title: ' TC-1\t\r\n', parts: [{ name: '\u00a0a  b ' }], content: ' <p>a</p> ', password: ' p ' },
        secret,
      ),
    ).toEqual({ title: 'TC-1', parts: [{ name: 'a  b' }], content: ' <p>a</p> ', password: ' p ' });
    expect(cleanBody({ title: '  1. a\n  2. b\n' }, schema)).toEqual({ title: '  1. a\n  2. b\n' });
  });
});
