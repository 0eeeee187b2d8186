import { describe, expect, it } from 'vitest';
import {
  changed,
  isDoubtful,
  plainOf,
  plainPlace,
  shownPlace,
  shownText,
  type TypedText,
} from './typed-text.ts';
import { hourRules, minuteRules, numberRules, type TypingRules, timeRules } from './typing-rules.ts';

const EMPTY: TypedText = { plain: '', start: 0, end: 0, marks: [] };

/** What a field holds after these keys, typed one by one. */
function typed(keys: string, rules: TypingRules): TypedText {
  let text = EMPTY;
  for (const inserted of keys) text = change(text, { inserted, isTyped: true }, rules);
  return text;
}

function change(
  text: TypedText,
  { inserted, isTyped }: { readonly inserted: string; readonly isTyped: boolean },
  rules: TypingRules,
): TypedText {
  return changed(text, { from: text.start, to: text.end, inserted, isTyped }, rules).next;
}

const percent = numberRules({ drops: '.,' });
const discount = numberRules({ digitsOnly: true, grouping: ',' });
const target = numberRules({ digitsOnly: true, grouping: ',', least: 1 });
const price = numberRules({ grouping: '.' });

describe('typed keys', () => {
  it.each([
    ['1.5', percent, '15'],
    ['1.500', percent, '1500'],
    ['12a', percent, '12a'],
    ['12a34', discount, '1234'],
    ['007500', discount, '7500'],
    ['0', discount, '0'],
    ['0', target, ''],
    ['0', percent, '0'],
    ['٢٥', discount, '25'],
    ['2.5', price, '2.5'],
    ['12500.50', price, '12500.50'],
    ['-3', numberRules({ drops: '-' }), '3'],
    ['1234:5678', timeRules, '1234:56'],
    ['12:345', timeRules, '12:34'],
    ['21055', timeRules, '2105'],
    ['9.30 pm', timeRules, '9.30 pm'],
    ['123', hourRules, '12'],
    ['9 pm', hourRules, '9 pm'],
    ['7x', hourRules, '7x'],
    ['9:', hourRules, '9'],
    ['305', minuteRules, '30'],
    ['3:0', minuteRules, '3:0'],
  ] as const)('%s', (keys, rules, plain) => expect(typed(keys, rules).plain).toBe(plain));

  it('say which was dropped', () => {
    const text = typed('1', percent);
    expect(changed(text, { from: 1, to: 1, inserted: '.', isTyped: true }, percent).dropped).toBe('.');
    expect(changed(text, { from: 1, to: 1, inserted: '5', isTyped: true }, percent).dropped).toBeUndefined();
    expect(changed(EMPTY, { from: 0, to: 0, inserted: '0930', isTyped: true }, hourRules).dropped).toBe('30');
  });

  it('that are dropped leave what is selected', () => {
    const all = { ...typed('36', percent), start: 0 };
    expect(change(all, { inserted: ',', isTyped: true }, percent)).toMatchObject({
      plain: '36',
      start: 0,
      end: 2,
    });
  });
});

describe('a paste', () => {
  it.each([
    ['2,5', percent, '2,5'],
    ['12.500', percent, '12500'],
    ['Rp 12.500,00', price, '12500'],
    ['007500', discount, '7500'],
    ['0', target, ''],
    ['12500.50', price, '12500.50'],
    ['abc', discount, 'abc'],
    ['0930', hourRules, '09'],
    ['9.30', hourRules, '09'],
    ['9:30 PM', hourRules, '9:30 PM'],
    ['9', hourRules, '9'],
    ['123', minuteRules, '123'],
  ] as const)('of %s is read whole', (inserted, rules, plain) =>
    expect(change(EMPTY, { inserted, isTyped: false }, rules).plain).toBe(plain),
  );

  it('says what of it belongs elsewhere', () => {
    const pasted = { from: 0, to: 0, inserted: '9.30', isTyped: false };
    expect(changed(EMPTY, pasted, hourRules).dropped).toBe(':30');
  });

  it('into a number is read with it', () => {
    expect(change(typed('12', percent), { inserted: '.5', isTyped: false }, percent).plain).toBe('12.5');
    expect(change(typed('12', percent), { inserted: '34', isTyped: false }, percent).plain).toBe('1234');
  });
});

describe('a dropped point or comma', () => {
  it.each([
    ['1.5', true],
    ['1.500', false],
    ['1.500.000', false],
    ['1.500,50', true],
    ['15.', true],
    ['.5', true],
    ['1500', false],
  ])('of %s is doubtful: %s', (keys, doubt) => expect(isDoubtful(typed(keys, percent))).toBe(doubt));

  it('is forgotten with the number', () => {
    const all = { ...typed('1.5', percent), start: 0 };
    const emptied = change(all, { inserted: '', isTyped: true }, percent);
    expect(isDoubtful(change(emptied, { inserted: '7', isTyped: true }, percent))).toBe(false);
    expect(isDoubtful(change(all, { inserted: '15', isTyped: false }, percent))).toBe(false);
  });
});

describe('what is shown', () => {
  it('has separators between thousands of a whole number alone', () => {
    expect(['1250000', '-12500', '999', '12500.5', ''].map((plain) => shownText(plain, '.'))).toEqual([
      '1.250.000',
      '-12.500',
      '999',
      '12500.5',
      '',
    ]);
    expect(shownText('1250', undefined)).toBe('1250');
  });

  it('says what was typed, where its separators are ours', () => {
    expect(['1.250', '12.50', '1250', 'abc'].map((text) => plainOf(text, '.'))).toEqual([
      '1250',
      '12.50',
      '1250',
      'abc',
    ]);
  });

  it('has each place of the typed text, before a separator', () => {
    for (const plain of ['1', '1250', '1250000', '-12500', '12.50'])
      for (let place = 0; place <= plain.length; place++) {
        const text = shownText(plain, '.');
        expect(plainPlace(text, shownPlace(text, place, plain, '.'), plain, '.')).toBe(place);
      }
  });
});
