import { describe, expect, it } from 'vitest';
import { matchScore } from './match-score.ts';

const ranked = (query: string, ...names: string[]) =>
  names
    .map((name) => ({ name, score: matchScore(query, [name]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);

describe('what was typed and what was meant', () => {
  it('ranks the name itself, then its beginning, then a word of it, then what holds it', () => {
    expect(ranked('book', 'Notebooks', 'Add new Book', 'Book covers', 'Book', 'Member')).toEqual([
      'Book',
      'Book covers',
      'Add new Book',
      'Notebooks',
    ]);
  });

  it('finds initials and beginnings of words, but not letters strewn anywhere', () => {
    expect(ranked('cm', 'Catalogue Members', 'Curator', 'Welcome')).toEqual(['Catalogue Members']);
    expect(ranked('catmem', 'Catalogue Members', 'Catalogued items')).toEqual(['Catalogue Members']);
  });

  it('cares neither for case nor for accents', () => {
    expect(matchScore('SAMBUTAN', ['Kata sambutan'])).toBeGreaterThan(0);
    expect(matchScore('configuracion', ['Configuración'])).toBe(100);
  });

  it('wants every word, each in any of the texts; the name weighs more', () => {
    expect(matchScore('dark theme', ['Dark', 'Theme'])).toBeGreaterThan(0);
    expect(matchScore('dark side', ['Dark', 'Theme'])).toBe(0);
    expect(matchScore('book', ['Book'])).toBeGreaterThan(matchScore('book', ['Buku', 'Book']));
  });

  it('fits nothing when nothing was typed', () => {
    expect(matchScore('  ', ['Book'])).toBe(0);
  });
});
