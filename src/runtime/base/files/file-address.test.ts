import { expect, it } from 'vitest';
import { readFilesBase } from '../page-settings.ts';
import { fileAddress } from './file-address.ts';

it('an address passes through, a name alone is looked for where the files are', () => {
  const base = 'https://store.example/covers/';
  for (const address of [
    'https://a.example/b.png',
    '//a.example/b.png',
    '/files/a.png',
    'data:image/png;base64,x',
    'blob:x',
  ])
    expect(fileAddress(address, base)).toBe(address);
  expect(fileAddress('2026/ban ner#1.png', base)).toBe('https://store.example/covers/2026/ban%20ner%231.png');
  expect(fileAddress({ name: 'film.mp4' }, base)).toBe('https://store.example/covers/film.mp4');
  expect(fileAddress({ name: 'film.mp4', url: '/files/a.mp4' }, base)).toBe('/files/a.mp4');
  for (const none of ['', null, undefined, 7, {}, { name: '' }])
    expect(fileAddress(none, base)).toBeUndefined();
});

it('files are our own where the settings name no other place', () => {
  expect(readFilesBase('{"files":"https://store.example/"}')).toBe('https://store.example/');
  for (const text of [undefined, '{}', 'nothing', '{"files":7}']) expect(readFilesBase(text)).toBe('/files/');
});
