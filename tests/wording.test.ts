import { expect, it } from 'vitest';
import { problemsOf, problemsOfButton, readWording, wordingProblems } from '../scripts/wording-rules.ts';

const wording = readWording();

it('every text of the product keeps to docs/guide/wording.md, or is stated', () => {
  expect(wordingProblems(wording)).toEqual([]);
});

it.each([
  ['Remove the picture', 'Hapus gambar', 'says "picture", not "image"'],
  ['Fold {what}', 'Ciutkan {what}', 'says "fold", not "Expand, collapse"'],
  ['Add an image', 'Tambah foto', 'id says "foto", not "gambar"'],
  ['Accept Several', 'Terima beberapa', 'is not in sentence case'],
])('"%s" (%s) %s', (text, translation, problem) => {
  expect(problemsOf(text, translation, wording)).toEqual([problem]);
});

it.each([
  ['A Superadmin decides. Rp {size} off.', 'Superadmin memutuskan.'],
  ['Saved, but not all: {reason} Save again.', 'Disimpan.'],
  ['Sync Driver has started.', 'Sync Driver dimulai.'],
  ['{customer} is typing', '{customer} mengetik'],
  ['Add new Doctor', 'Tambah dokter'],
  ['Visit Report', 'Laporan kunjungan'],
])('"%s" (%s) breaks nothing', (text, translation) => {
  expect(problemsOf(text, translation, wording)).toEqual([]);
});

it('a button begins with a verb', () => {
  expect(problemsOfButton('Accept several', wording)).toEqual([]);
  expect(problemsOfButton('Acceptance', wording)).toEqual(['is a button that begins with no verb']);
});

it('a text that is listed for nothing is told', () => {
  const stated = new Set([...wording.stated, 'Accept several']);
  expect(wordingProblems({ ...wording, stated })).toEqual([
    '"Accept several" is listed in scripts/wording-stated.txt, and breaks nothing.',
  ]);
});
