import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dateWriter } from '../../../core/dates.ts';
import type { Choice } from '../../../core/model.ts';
import { isActive } from '../../../core/read-value.ts';
import type { Row } from '../../../core/scope.ts';
import type { Cell } from './cell.ts';
import { cellStyles } from './cell-styles.ts';
import { cells } from './registry.ts';

const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };

function html(
  cell: Cell,
  value: unknown,
  options: Record<string, unknown> = {},
  choices: readonly Choice[] = [],
): string {
  return renderToStaticMarkup(cell(options, { label: 'Label', locale, choices })(value, {}, 4));
}
/** The visible text: no markup, no-break spaces as spaces. */
function read(
  cell: Cell,
  value: unknown,
  options: Record<string, unknown> = {},
  choices: readonly Choice[] = [],
): string {
  return html(cell, value, options, choices)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

it.each([
  [13000, {}, 'Rp 13.000'],
  ['13000.00', {}, 'Rp 13.000'],
  [0, {}, 'Rp 0'],
  [1234567.5, { digits: 2 }, 'Rp 1.234.567,50'],
  [-500, {}, '-Rp 500'],
  ['n/a', {}, 'n/a'],
])('writes the amount %s %j as %s', (value, options, text) => {
  expect(read(cells.money, value, options)).toBe(text);
});

it('groups numbers and puts the unit behind', () => {
  expect(read(cells.number, 12500, { suffix: 'gram' })).toBe('12.500 gram');
  expect(read(cells.number, 2.5)).toBe('2,5');
  expect(read(cells.number, 2, { digits: 1 })).toBe('2,0');
});

it.each([
  ['y', 'Active'],
  ['N', 'Inactive'],
  [true, 'Active'],
  ['2', 'Rejected'],
  ['perhaps', 'perhaps'],
])('calls a foreign %j as its choice is called: %s', (value, text) => {
  const choices = ['Inactive', 'Active', 'Rejected'].map((label, at) => ({ value: at, label }));
  expect(read(cells.choice, value, {}, choices)).toBe(text);
});

it('makes a text of two ends where the API does not have it, unless one of them is missing', () => {
  const between = { day: 'date', time: 'text', least: 'money', most: 'money' };
  const draw = cells.text({ between }, { label: 'Label', locale, choices: [] });
  const of = (value: unknown, row: Row) =>
    renderToStaticMarkup(draw(value, row, 0))
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ');
  const row = { day: '2026-11-05', time: '09:00', least: 1000, most: 5000 };
  expect(of(null, row)).toBe('05/11/2026 09:00 - Rp 1.000 Rp 5.000');
  expect(of('As told', row)).toBe('As told');
  expect(of(null, { ...row, most: null })).toBe('-');
});

it('says by its own words that a text is missing, where they are declared', () => {
  expect(read(cells.text, null, { missing: 'Unknown device' })).toBe('Unknown device');
  expect(read(cells.text, 'Firefox', { missing: 'Unknown device' })).toBe('Firefox');
});

it('counts the rows of a page from 1, whatever the value', () => {
  expect(read(cells['row-number'], null)).toBe('5');
  expect(cells['row-number'].blank).toBe(true);
});

it('does not group the number of a row', () => {
  expect(read(cells.id, 12345)).toBe('12345');
});

it.each([
  ['a calendar date stays the day it is', 'DD/MM/YYYY', '2026-11-05', '05/11/2026'],
  ['an instant is moved to the zone', 'DD/MM/YYYY HH:mm', '2026-11-04T17:30:00Z', '05/11/2026 00:30'],
  [
    'an instant with the offset of the zone stays',
    'DD/MM/YYYY HH:mm',
    '2026-11-05T00:30:00+07:00',
    '05/11/2026 00:30',
  ],
  [
    'a time without an offset stays as written',
    'DD/MM/YYYY HH:mm',
    '2026-11-05 09:15:00',
    '05/11/2026 09:15',
  ],
  ['months have names in the locale', 'DD MMM YYYY', '2026-08-17', '17 Agu 2026'],
  ['midnight is 00', 'DD MMM HH:mm', '2026-11-04T17:00:00Z', '05 Nov 00:00'],
])('%s', (_, format, value, text) => {
  expect(dateWriter(format, locale.zone, locale.numbers)(value)).toBe(text);
});

it('keeps the order of a date and its time on a right-to-left page', () => {
  expect(html(cells['date-time'], '2026-11-04T17:30:00Z')).toContain('dir="auto"');
});

it('shows what is not a date as it came', () => {
  expect(read(cells.date, '2026-02-31')).toBe('2026-02-31');
  expect(read(cells.date, 'soon')).toBe('soon');
});

it('reads the many ways of saying active', () => {
  expect([1, '1', true, 'Y', 'y', 'active', 'Active'].map(isActive)).not.toContain(false);
  expect([0, '0', false, 'N', 'inactive', null, undefined, 2, ''].map(isActive)).not.toContain(true);
});

it('names a choice, and shows one that is not declared as it came', () => {
  const choices = [
    { value: 0, label: 'Open' },
    { value: 1, label: 'Closed', tone: 'bad' },
  ] as const;
  expect(html(cells.choice, 1, {}, choices)).toContain('data-tone="bad"');
  expect(read(cells.choice, '1', {}, choices)).toBe('Closed');
  expect(read(cells.choice, 7, {}, choices)).toBe('7');
});

it('marks the usual value beside a warning, which a card leaves out, and no value that is not declared', () => {
  const choices = [
    { value: 0, label: 'Open' },
    { value: 1, label: 'Closed', tone: 'bad' },
  ] as const;
  const isUsual = (value: number, options = {}) =>
    html(cells.choice, value, options, choices).includes('c-usual');
  expect([isUsual(0), isUsual(1), isUsual(7), isUsual(0, { plain: true })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('shows a choice that the API does not have as active or not, by another path', () => {
  const known = (row: Readonly<Record<string, unknown>>) =>
    renderToStaticMarkup(cells.choice({ active: 'price.on' }, { label: '', locale })(undefined, row, 0));
  expect(known({ price: { on: 1 } })).toContain('Active');
  expect(known({ price: { on: 0 } })).toContain('Inactive');
  expect(known({ price: null })).toContain('>-<');
});

it('has a badge for states, not for kinds, and beside a warning none for the usual value', () => {
  const has = (value: number, ...tones: Choice['tone'][]) => {
    const choices = tones.map((tone, at) => ({ value: at, label: `Name ${at}`, ...(tone && { tone }) }));
    return html(cells.choice, value, {}, choices).includes('c-badge');
  };
  expect([has(0, undefined, undefined), has(1, undefined, undefined)]).toEqual([false, false]);
  expect([has(0, undefined, 'bad'), has(1, undefined, 'bad')]).toEqual([false, true]);
  expect([has(0, undefined, 'good'), has(1, undefined, 'good')]).toEqual([true, true]);
});

it('shows a choice without a badge where it is plain', () => {
  const plain = html(cells.choice, 1, { plain: true }, [{ value: 1, label: 'Closed' }]);
  expect(plain).toContain('Closed');
  expect(plain).not.toContain('c-badge');
});

it('shows a value as what the name beside it says', () => {
  const options = { by: 'change.name', as: { fine: 'money' }, choices: { active: { 1: 'Open' } } };
  const read = (name: string, value: unknown) =>
    renderToStaticMarkup(
      cells.varied(options, { label: '', locale })(value, { change: { name } }, 0),
    ).replace(/<[^>]*>/g, '');
  expect(read('fine', 12500)).toMatch(/^Rp.?12\.500$/);
  expect([read('active', 1), read('active', 0), read('size', 12500)]).toEqual(['Open', '0', '12500']);
  expect(read('fine (2026)', 12500)).toMatch(/^Rp.?12\.500$/);
  const pictures = cells.varied({ by: 'name', as: { Banner: 'image' } }, { label: 'After', locale });
  const drawn = renderToStaticMarkup(pictures('/files/a.png', { name: 'Banner' }, 0));
  expect(drawn).toContain('src="/files/a.png"');
});

it('keeps what stands in brackets behind a name, where it is declared so', () => {
  const choices = [{ value: 'fine', label: 'Fine' }] as const;
  const options = { plain: true, qualified: true };
  expect(read(cells.choice, 'fine (2026)', options, choices)).toBe('Fine (2026)');
  expect(read(cells.choice, 'size (2026)', options, choices)).toBe('size (2026)');
  expect(read(cells.choice, 'fine (2026)', { plain: true }, choices)).toBe('fine (2026)');
});

it('keeps the box of an image when there is none', () => {
  const empty = html(cells.image, null, { width: 96, height: 72 });
  expect(empty).toContain('width:96px;aspect-ratio:96 / 72');
  expect(empty).not.toContain('<img');
  expect(html(cells.image, 'https://cdn.example/a.png')).toContain('src="https://cdn.example/a.png"');
});

it('never makes a link out of a script', () => {
  expect(html(cells.link, 'javascript:alert(1)')).not.toContain('<a');
  expect(html(cells.link, 'https://example.com/a')).toContain('href="https://example.com/a"');
  expect(html(cells.link, { name: '/files/film.mp4' })).toContain('href="/files/film.mp4"');
  expect(html(cells.link, { name: 'film.mp4' })).toContain('>film.mp4<');
});

it('gives the whole of a long text on hover, and escapes it', () => {
  const long = '<b>A very long name of something</b>';
  expect(html(cells.text, long)).toContain('title="&lt;b&gt;A very long name of something&lt;/b&gt;"');
  expect(html(cells.text, 'Short')).not.toContain('title');
});

it('a text of several lines breaks where it does itself', () => {
  expect(html(cells.text, 'Tier 1: 5%\nTier 2: 10%', { lines: 20 })).toContain('c-lines');
  expect(cellStyles['& .c-lines'].whiteSpace).toBe('pre-line');
});
