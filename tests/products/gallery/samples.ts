import type { CellName, FieldName } from '../../../core/generated/language/names.ts';

/** A text of words, and one without a place to break. */
export const LONG =
  'A text that goes on for much longer than anybody would write it, because somewhere somebody pastes the whole letter of a supplier into the field for the name, and the page has to live with that without hiding what stands beside it.';
export const UNBROKEN = `${'https-example-test-'.repeat(9)}end`;
const ARABIC = 'شركة التوزيع العامة للمواد الغذائية';

const svg = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="50%" r="24%" fill="#fff"/></svg>`,
  )}`;
export const PICTURE = svg(320, 240, '#3b6fd4');
export const TALL_PICTURE = svg(120, 400, '#2f9e6e');

/** One row of a cell's page: what is special about it, and the value. */
export type Case = readonly [name: string, value: unknown];

const none: readonly Case[] = [
  ['null', null],
  ['not there', undefined],
  ['empty text', ''],
];
const texts: readonly Case[] = [
  ['typical', 'Toko Maju Jaya'],
  ['very long', LONG],
  ['no place to break', UNBROKEN],
  ['runs the other way', ARABIC],
  ['line breaks', 'Jalan Sudirman 1\nJakarta 10220\n\nBack door'],
  ['looks like markup', '<b>bold</b> & "quoted"'],
  ['wrong: a number', 4711],
];
const numbers: readonly Case[] = [
  ['typical', 1250],
  ['zero', 0],
  ['negative', -99000],
  ['fraction', 0.125],
  ['number as text', '42'],
  ['very long', 123456789012345],
  ['wrong: a text', 'twelve'],
];
const dates: readonly Case[] = [
  ['typical', '2026-11-20'],
  ['an instant', '2026-11-20T09:05:00+07:00'],
  ['the day after in the business zone', '2026-11-19T23:30:00Z'],
  ['wrong: no such day', '2026-02-30'],
  ['wrong: a text', 'soon'],
];

const HTML =
  '<h2>Closed in December</h2><p>The warehouse is <strong>closed</strong> on <em>25 December</em>.</p><ul><li><p>Orders before 15:30 leave the next day.</p></li><li><p>Other islands: <a href="https://example.com/">two days more</a>.</p></li></ul><blockquote><p>Ask us.</p></blockquote>';

/** What every cell is shown with. A cell without an entry does not compile. */
export const cellCases = {
  text: [...texts, ...none],
  number: [...numbers, ...none],
  id: [['typical', 1042], ['text', 'SKU-0001-A'], ['very long', UNBROKEN], ...none],
  'row-number': [['typical', 5], ...none],
  money: [...numbers, ...none],
  message: [['typical', 'Done.'], ['a text that nobody translates', 'Toko {name} of {total}'], ...none],
  date: [...dates, ...none],
  'date-time': [...dates, ...none],
  image: [
    ['typical', PICTURE],
    ['tall', TALL_PICTURE],
    ['wrong: it cannot be loaded', '/gallery-has-no-such-file.png'],
    ...none,
  ],
  choice: [
    ['qualified', 'good (2026)'],
    ['neutral', 'neutral'],
    ['good', 'good'],
    ['warn', 'warn'],
    ['bad', 'bad'],
    ['info', 'info'],
    ['wrong: not declared', 'other'],
    ['very long', LONG],
    ...none,
  ],
  bar: [['typical', 40], ['none', 0], ['all', 100], ['wrong: more than all', 140], ...none],
  varied: [...texts, ...numbers, ...none],
  active: [['on', 1], ['off', 0], ['on as text', 'Y'], ['wrong: another text', 'perhaps'], ...none],
  'long-text': [...texts, ...none],
  html: [
    ['typical', HTML],
    ['plain words', 'Toko Maju Jaya & co'],
    ['very long', `<p>${LONG}</p>`],
    ['no place to break', `<p>${UNBROKEN}</p>`],
    ['runs the other way', `<p>${ARABIC}</p>`],
    [
      'wrong: a script',
      '<p onclick="alert(1)">text<script>alert(1)</script><a href="javascript:alert(1)">link</a></p>',
    ],
    ...none,
  ],
  link: [
    ['typical', 'https://example.com/'],
    ['very long', `https://example.com/${UNBROKEN}`],
    ['wrong: no address', 'not an address'],
    ['wrong: a script', 'javascript:alert(1)'],
    ...none,
  ],
} satisfies Record<CellName, readonly Case[]>;

/** What a form over one kind of field is filled with: a usual value, a long one, one that its rule refuses. */
export interface FieldSample {
  readonly typical: unknown;
  readonly long?: unknown;
  readonly wrong?: unknown;
}

/** A field without an entry does not compile. */
export const fieldSamples = {
  text: { typical: 'Toko Maju Jaya', long: LONG, wrong: 'too many letters' },
  textarea: { typical: 'Jalan Sudirman 1\nJakarta', long: `${LONG}\n${LONG}`, wrong: 'too many letters' },
  'rich-text': { typical: HTML, long: `<p>${LONG}</p><p>${UNBROKEN}</p>`, wrong: '<p>too many letters</p>' },
  lines: { typical: ['TC-1', 'TC-2'], long: [LONG, UNBROKEN, LONG], wrong: ['x'] },
  number: { typical: 1250, long: 123456789012345, wrong: 11 },
  money: { typical: 12_500_000, long: 123_456_789_012_345, wrong: 11 },
  password: { typical: 'wholesale', wrong: 'short' },
  switch: { typical: 1, wrong: 0 },
  select: { typical: 1, long: 3, wrong: 2 },
  radio: { typical: 1, long: 3, wrong: 2 },
  picker: { typical: 1, long: 3, wrong: 2 },
  order: { typical: undefined },
  'record-picker-many': { typical: [1, 5, 9], long: [1_000_000_001], wrong: [1, 2] },
  repeater: {
    typical: [
      { name: 'Siti', phone: '0812', place: { city: 'Bandung' }, kind: 1 },
      { name: 'Agus', phone: '0813', kind: 2 },
      { name: 'Dewi' },
    ],
    long: [{ name: LONG, phone: UNBROKEN }, { name: UNBROKEN }],
    wrong: [{ name: 'too many letters' }, {}],
  },
  'line-items': {
    typical: [
      { name: 'Kopi', qty: 3, price: 12_500, kind: 1, since: '2026-11-20', urgent: 1, picked: 1 },
      { name: 'Teh', qty: 40, price: 9_000, kind: 2, urgent: 0 },
      { name: 'Gula' },
    ],
    long: [
      { name: LONG, qty: 999, price: 123_456_789_012 },
      { name: UNBROKEN, qty: 1, price: 1, picked: 3 },
    ],
    wrong: [
      { name: '', qty: 0 },
      { qty: 1000, price: -1, since: '2001-01-01' },
    ],
  },
  date: { typical: '2026-11-20', long: '9999-12-31', wrong: '2001-01-01' },
  time: { typical: '09:00', long: '23:59', wrong: '21:05' },
  image: { typical: undefined },
  images: { typical: undefined },
  file: { typical: undefined },
} satisfies Record<FieldName, FieldSample>;
