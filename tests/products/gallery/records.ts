import { LONG, PICTURE, TALL_PICTURE, UNBROKEN } from './samples.ts';

/** How many rows a list of the gallery has; `long`: rows of very long data. */
export type Size = 'none' | 'one' | 'full' | 'long';

const NAMES = ['Toko Maju Jaya', 'CV Sumber Rejeki', 'UD Barokah', 'PT Indo Grosir Makmur', 'Warung Bu Siti'];
const CITIES = ['Jakarta', 'Surabaya', 'Bandung', 'Medan', 'Makassar', 'Denpasar', 'Yogyakarta'];

const ROWS: Readonly<Record<Size, number>> = { none: 0, one: 1, long: 12, full: 137 };

export function makeRecords(size: Size) {
  return Array.from({ length: ROWS[size] }, (_, index) => makeRecord(index + 1, size === 'long'));
}

/** A supplier; the same for the same number. */
export function makeRecord(id: number, long = false) {
  const lines = [1, 2, 3].map((line) => ({ id: line, name: `${NAMES[line]}`, amount: line * 125_000 }));
  return {
    id: long ? id + 1_000_000_000 : id,
    name: long ? (id % 2 ? LONG : UNBROKEN) : `${NAMES[id % NAMES.length]} ${id}`,
    city: long ? UNBROKEN : CITIES[id % CITIES.length],
    amount: long ? 123_456_789_012_345 : (id * 7919) % 5_000_000,
    active: id % 3 === 0 ? 0 : 1,
    kind: 'a',
    step: 1,
    since: '2024-05-17',
    note: long ? `${LONG}\n\n${UNBROKEN}` : 'Delivers on Tuesdays.\nCall before ten.',
    picture: id % 4 === 0 ? null : PICTURE,
    lines: long ? lines.map((line) => ({ ...line, name: LONG })) : lines,
    pictures: [PICTURE, TALL_PICTURE, '/gallery-has-no-such-file.png', PICTURE, PICTURE, PICTURE].map(
      (image, place) => ({ id: place + 1, image, thumbnail: image }),
    ),
    bare: [],
    details: { size: 'L', colour: long ? UNBROKEN : 'Green', weight: 1200 },
  };
}

/** What a picker of the gallery finds. */
export function options(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index === 2 ? LONG : `${NAMES[index % NAMES.length]} ${index + 1}`,
  }));
}
