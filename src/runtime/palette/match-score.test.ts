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
    expect(ranked('brand', 'Rebranded', 'Add new Brand', 'Brand images', 'Brand', 'Product')).toEqual([
      'Brand',
      'Brand images',
      'Add new Brand',
      'Rebranded',
    ]);
  });

  it('finds initials and beginnings of words, but not letters strewn anywhere', () => {
    expect(ranked('cm', 'Configs Middleware', 'Customer', 'Welcome')).toEqual(['Configs Middleware']);
    expect(ranked('conmid', 'Configs Middleware', 'Confirmed orders')).toEqual(['Configs Middleware']);
  });

  it('cares neither for case nor for accents', () => {
    expect(matchScore('SAMBUTAN', ['Kata sambutan'])).toBeGreaterThan(0);
    expect(matchScore('configuracion', ['Configuración'])).toBe(100);
  });

  it('wants every word, each in any of the texts; the name weighs more', () => {
    expect(matchScore('dark theme', ['Dark', 'Theme'])).toBeGreaterThan(0);
    expect(matchScore('dark side', ['Dark', 'Theme'])).toBe(0);
    expect(matchScore('brand', ['Brand'])).toBeGreaterThan(matchScore('brand', ['Merek', 'Brand']));
  });

  it('fits nothing when nothing was typed', () => {
    expect(matchScore('  ', ['Brand'])).toBe(0);
  });
});
