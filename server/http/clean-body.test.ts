import { describe, expect, it } from 'vitest';
import { ALLOWED_TAGS } from '../../src/runtime/core/validation/allowed-html.ts';
import { cleanBody, cleanHtml } from './clean-body.ts';

describe('a text in HTML', () => {
  it('keeps what the editor writes, letter by letter', () => {
    for (const html of [
      '<h2>Judul</h2><p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u> <s>lima</s><br>enam &amp; &lt;tujuh&gt;</p>',
      '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol><blockquote><p>c</p></blockquote><hr>',
      '<p><a href="https://example.com/a?b=1&amp;c=2">d</a> <a href="mailto:a@b.id">e</a></p><pre><code>f\n g</code></pre>',
      '<p></p><p>أهلا 密</p>',
    ])
      expect(cleanHtml(html)).toBe(html);
  });

  it('loses scripts, handlers, styles, pictures and frames, and keeps the words', () => {
    expect(
      cleanHtml(
        '<p onclick="x()" style="color:red" class="MsoNormal">a<script>alert(1)</script><img src=x onerror=y><iframe src="/"></iframe></p><table><tr><td>b</td></tr></table><svg><a xlink:href="javascript:x">c</a></svg>',
      ),
    ).toBe('<p>a</p>bc');
  });

  it('keeps no link that leads elsewhere than the web, a mailbox or a telephone', () => {
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:x',
      'data:text/html,x',
      '/dashboard',
      'vbscript:x',
      '',
    ])
      expect(cleanHtml(`<p><a href="${href}">a</a></p>`), href).toBe('<p>a</p>');
  });

  it('writes one thing in one way, and nothing to be seen as the empty text', () => {
    expect(cleanHtml('<p><b>a</b><i>b</i><strike>c</strike><br/></p>')).toBe(
      '<p><strong>a</strong><em>b</em><s>c</s><br></p>',
    );
    for (const html of ['', '<p></p>', '<p><br></p> <ul><li>&nbsp;</li></ul>', '<script>x</script>'])
      expect(cleanHtml(html)).toBe('');
    expect(cleanHtml('<hr>')).toBe('<hr>');
    expect(cleanHtml('<pre><code>a\r\nb</code></pre>')).toBe('<pre><code>a\nb</code></pre>');
  });

  it('is the same when it is cleaned again', () => {
    const all = ALLOWED_TAGS.map((tag) => `<${tag} href="tel:1" start="2" id="x">y`).join('');
    const once = cleanHtml(all);
    expect(cleanHtml(once)).toBe(once);
  });
});

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
