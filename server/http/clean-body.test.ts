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
      parts: [{ name: '\n' }],
    });
  });
});
