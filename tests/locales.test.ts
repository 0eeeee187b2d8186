import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleTexts } from '../core/model.ts';
import { resourceOf, textOptions, translate } from '../core/translate.ts';
import ar from '../schemas/locales/ar.json' with { type: 'json' };
import en from '../schemas/locales/en.json' with { type: 'json' };
import es from '../schemas/locales/es.json' with { type: 'json' };
import id from '../schemas/locales/id.json' with { type: 'json' };
import { product } from '../src/generated/product/product.ts';

const engine = i18next.createInstance();
const locales: Record<string, LocaleTexts> = { en, es, id, ar };
const drivers = '{created} drivers added, {updated} updated, {unchanged} unchanged.';
const days = '{days} days';

beforeAll(() =>
  engine.init({
    ...textOptions,
    lng: 'en',
    fallbackLng: 'en',
    resources: Object.fromEntries(
      Object.entries(locales).map(([code, texts]) => [code, { translation: resourceOf(texts) }]),
    ),
  }),
);

const inLanguage = (language: string, text: string, params: Record<string, unknown>) =>
  translate(engine.cloneInstance({ lng: language }), text, params);

describe('a counted text', () => {
  it.each([
    ['en', ['0 days', '1 day', '2 days', '5 days']],
    ['es', ['0 días', '1 día', '2 días', '5 días']],
    ['id', ['0 hari', '1 hari', '2 hari', '5 hari']],
    ['ar', ['0 يوم', 'يوم واحد', 'يومان', '5 أيام']],
  ])('is said for 0, 1, 2 and 5 in %s', (language, expected) => {
    expect([0, 1, 2, 5].map((n) => inLanguage(language, days, { days: n }))).toEqual(expected);
  });

  it('has the forms of Arabic for tens and hundreds', () => {
    expect([11, 100].map((n) => inLanguage('ar', days, { days: n }))).toEqual(['11 يومًا', '100 يوم']);
  });

  it('counts by {count}, else by its first placeholder', () => {
    expect(inLanguage('en', drivers, { created: 1, updated: 5, unchanged: 0 })).toBe(
      '1 driver added, 5 updated, 0 unchanged.',
    );
    const changed = 'The list has changed: {count} rows match now, not {expected}. Please look at it again.';
    expect(inLanguage('en', changed, { expected: 2, count: 1 })).toContain('1 row matches now, not 2.');
  });

  it('is in its general form for a million in Spanish, and where no number is given', () => {
    expect(inLanguage('es', days, { days: 1_000_000 })).toBe('1000000 días');
    expect(inLanguage('en', days, { days: 'some' })).toBe('some days');
  });
});

it('a range of numbers runs from left to right in Arabic too', () => {
  const page = { from: 1, to: 9, total: 9 };
  expect(inLanguage('ar', '{from}–{to} of {total}', page)).toBe('\u20661–9\u2069 من 9');
});

it('the forms of the source language come with the page', async () => {
  expect((await product.texts.en?.())?.default).toEqual(en);
});
