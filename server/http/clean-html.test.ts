import { describe, expect, it } from 'vitest';
import { ALLOWED_TAGS } from '../../core/validation/allowed-html.ts';
import { allowed, cases, dice } from '../../tests/property.ts';
import { cleanHtml } from './clean-html.ts';

const TAGS = [
  ...ALLOWED_TAGS,
  ...[
    'b',
    'i',
    'del',
    'strike',
    'span',
    'font',
    'div',
    'section',
    'table',
    'tr',
    'td',
    'th',
    'o:p',
    'dl',
    'dt',
  ],
];
const HREFS = ['https://a.id/b?c=1&amp;d', 'mailto:a@b.id', '/dashboard', 'javascript:x', '#', ''];
const STORED = `/files/${'0a'.repeat(16)}.png`;
const PICTURES = [STORED, 'https://a.id/b.png', '/files/b.png', 'data:image/png;base64,AAAA', ''];
const TEXTS = [
  ' ',
  '&nbsp;',
  '\n',
  '&lt;',
  '&amp;',
  '<!-- x -->',
  '<![if !supportLists]>',
  '<![endif]>',
  '"',
  '>',
];

/** Random tags with distinguishable words between them. */
function soup(random: () => number): { html: string; words: string[] } {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const words: string[] = [];
  const open: string[] = [];
  const parts = Array.from({ length: 2 + Math.floor(random() * 30) }, () => {
    const chance = random();
    if (chance < 0.3) return words[words.push(`w${words.length}.`) - 1];
    if (chance < 0.4) return pick(TEXTS);
    if (chance < 0.55) return `</${random() < 0.7 ? (open.pop() ?? 'p') : pick(TAGS)}>`;
    const tag = random() < 0.25 ? 'a' : pick(TAGS);
    if (tag !== 'img') open.push(tag);
    return tag === 'a'
      ? `<a href="${pick(HREFS)}" class="x">`
      : tag === 'img'
        ? `<img class="x" src="${pick(PICTURES)}">`
        : `<${tag} style='mso-list:l0' start="${Math.floor(random() * 9)}">`;
  });
  return { html: parts.join(''), words };
}

/** The nesting errors; all tags are from the list. */
function faultsOf(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!(ALLOWED_TAGS as readonly string[]).includes(name)) faults.push(`<${end}${name}>`);
    if (name === 'br' || name === 'hr' || name === 'img') continue;
    if (!end) {
      if (name === 'a' && open.includes(name)) faults.push('a link in a link');
      open.push(name);
    } else if (open.pop() !== name) faults.push(`</${name}>`);
  }
  return [...faults, ...open.map((name) => `${name} is open`)];
}

describe('a text in HTML', () => {
  it('keeps what the editor writes, letter by letter', () => {
    for (const html of [
      '<h2>Judul</h2><p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u> <s>lima</s><br>enam &amp; &lt;tujuh&gt;</p>',
      '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol><blockquote><p>c</p></blockquote><hr>',
      '<p><a href="https://example.com/a?b=1&amp;c=2">d</a> <a href="mailto:a@b.id">e</a></p><pre><code>f\n g</code></pre>',
      '<p></p><p>أهلا 密</p>',
      `<p>a</p><img src="${STORED}" alt="Rak &amp; toko"><p>b</p>`,
    ])
      expect(cleanHtml(html)).toBe(html);
  });

  it('loses scripts, handlers, styles, pictures and frames, and keeps the words', () => {
    expect(
      cleanHtml(
        '<p onclick="x()" style="color:red" class="MsoNormal">a<script>alert(1)</script><img src=x onerror=y><iframe src="/"></iframe></p><table><tr><td>b</td></tr></table><svg><a xlink:href="javascript:x">c</a></svg>',
      ),
    ).toBe('<p>a</p>b<br>c');
  });

  it('keeps stored pictures alone', () => {
    for (const src of PICTURES.slice(1))
      expect(cleanHtml(`<p>a</p><img src="${src}">`), src).toBe('<p>a</p>');
    expect(cleanHtml(`<img src="${STORED}" onerror="x()" width="9">`)).toBe(`<img src="${STORED}">`);
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

it(
  'whatever was written is well-formed, the same when it is cleaned again, and has all its words',
  () => {
    const random = dice(7);
    for (let n = cases('HTML cleaned', 500); n > 0; n--) {
      const { html, words } = soup(random);
      const clean = cleanHtml(html);
      expect(faultsOf(clean), html).toEqual([]);
      expect(cleanHtml(clean), html).toBe(clean);
      expect(clean.replace(/<[^>]*>/g, '').match(/w\d+\./g) ?? [], html).toEqual(words);
    }
  },
  allowed(10_000),
);

describe('HTML of Word', () => {
  it('keeps cells and lines apart', () => {
    for (const [html, clean] of [
      [
        '<table><tr><td>a</td><td><b>b</b></td></tr><tr><th>c</th></tr></table>d',
        'a<strong> b</strong><br>c<br>d',
      ],
      ['<div>a</div><div>b</div>', 'a<br>b'],
      ['<td><p class=MsoNormal>a</p></td>\n<td><p>b</p></td>', '<p>a</p>\n<p>b</p>'],
      ['<p>a</p><div><p>b</p></div>', '<p>a</p><p>b</p>'],
    ] as const)
      expect(cleanHtml(html)).toBe(clean);
  });

  it('keeps bullets and spaces apart from the words', () => {
    const bullet =
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·" +
      '<span style=\'font:7.0pt "Times New Roman"\'>&nbsp;&nbsp; </span></span><![endif]>Satu<o:p></o:p></p>';
    expect(cleanHtml(bullet)).toBe('<p>·\u00a0\u00a0 Satu</p>');
    expect(cleanHtml("<p>dua<span style='mso-spacerun:yes'>  </span>tiga<o:p>&nbsp;</o:p></p>")).toBe(
      '<p>dua  tiga\u00a0</p>',
    );
  });
});

it('a dropped link leaves no end behind', () => {
  expect(cleanHtml('<p><a href="/x">a</a> <u>b</u></p><p>c</p>')).toBe('<p>a <u>b</u></p><p>c</p>');
  expect(cleanHtml('<table><tr><td><a href="#">a</a></td></tr></table><p>b</p>')).toBe('a<p>b</p>');
});
