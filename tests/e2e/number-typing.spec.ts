import type { Locator, Page } from 'playwright/test';
import { dice, TIMES } from '../dice.ts';
import { PlainField, type PlainRules } from './support/plain-field.ts';
import { expect, sessionOf, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ storageState: sessionOf('admin'), permissions: ['clipboard-read', 'clipboard-write'] });

const digitsOnly: PlainRules = {
  drops: (key) => !/\d/.test(key),
  grouping: ',',
  digitsOnly: true,
  emptiesZero: true,
};
const anyKey: PlainRules = { drops: () => false, grouping: '.', digitsOnly: false, emptiesZero: false };
const noSeparator: PlainRules = { ...anyKey, drops: (key) => key === '.' || key === ',', grouping: '' };
const noMinus: PlainRules = { ...anyKey, drops: (key) => key === '-', grouping: '' };
const minute: PlainRules = {
  ...anyKey,
  drops: (key, beside) => /\d/.test(key) && beside.replace(/\D/g, '').length >= 2,
  grouping: '',
  reads: () => undefined,
};
/** A whole time is hour and minute. */
const hour: PlainRules = {
  ...minute,
  drops: (key, beside) => key === '.' || minute.drops(key, beside),
  reads: (text) => /^(?=\d\d?[.:]|\d{3,4}$)([01]?\d|2[0-3])[.:]?([0-5]\d)$/.exec(text)?.[1]?.padStart(2, '0'),
};

/** A screen, the field on it, and the rules that it has to keep. */
const FIELDS: readonly (readonly [path: string, label: string, rules: PlainRules])[] = [
  ['/dashboard/campaign/add', 'Target value', digitsOnly],
  ['/dashboard/campaign/add', 'Order', noMinus],
  ['/dashboard/level/add', 'Omset per tahun, from', anyKey],
  ['/dashboard/promotion/add/other', 'Kuota Promo', noSeparator],
  ['/dashboard/flashsale/add', 'Start Hour: minute', minute],
  ['/dashboard/flashsale/add', 'Start Hour', hour],
];
const PASTES = [
  '12500',
  '12.500',
  '12,500',
  'Rp 12.500,00',
  '2,5',
  '12500.50',
  '007500',
  '0',
  'abc',
  '-3',
  '1.25',
  '9',
];
const KEYS = [...'0123456789012345678900'.split(''), '.', ',', '.', '-', 'a', 'x'];

/** What one roll does to the page and to the plain field. */
async function step(page: Page, input: Locator, plain: PlainField, roll: () => number): Promise<string> {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(roll() * values.length)] as Value;
  const kind = roll();
  const { keyboard } = page;
  if (kind < 0.5) {
    const key = pick(KEYS);
    await keyboard.press(key);
    plain.type(key);
    return `key ${key}`;
  }
  if (kind < 0.62) {
    const isForward = roll() < 0.5;
    const isWord = roll() < 0.2 && /^\d+$/.test(plain.state.text);
    await keyboard.press(`${isWord ? 'Control+' : ''}${isForward ? 'Delete' : 'Backspace'}`);
    plain.remove(isForward, isWord);
    return `${isForward ? 'Delete' : 'Backspace'} ${isWord}`;
  }
  if (kind < 0.8) {
    const to = pick(['left', 'right', 'left', 'right', 'left', 'right', 'home', 'end'] as const);
    const isExtended = roll() < 0.35;
    const name = { left: 'ArrowLeft', right: 'ArrowRight', home: 'Home', end: 'End' }[to];
    await keyboard.press(`${isExtended ? 'Shift+' : ''}${name}`);
    plain.move(to, isExtended);
    return `${to} ${isExtended}`;
  }
  if (kind < 0.92) {
    const isUndo = roll() < 0.7;
    await keyboard.press(isUndo ? 'Control+z' : pick(['Control+y', 'Control+Shift+z']));
    plain.retrace(isUndo);
    return isUndo ? 'undo' : 'redo';
  }
  if (kind < 0.94) {
    await keyboard.press('Control+a');
    plain.selectAll();
    return 'all';
  }
  const text = pick(PASTES);
  if (kind < 0.98) {
    await paste(page, text);
    plain.paste(text);
    return `paste ${text}`;
  }
  await input.evaluate((element: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  plain.fillIn(text);
  return `fill ${text}`;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** What the input shows, and how many characters but separators stand before the ends of its selection. */
async function shownIn(input: Locator, grouping: string): Promise<readonly [string, number, number]> {
  const [text, start, end] = await input.evaluate(
    ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      [value, selectionStart ?? 0, selectionEnd ?? 0] as const,
  );
  const count = (place: number) => withoutSeparators(text.slice(0, place), grouping);
  return [text, count(start), count(end)];
}

/** Whether the field had been left; it has the focus again. */
const comesBack = (input: Locator): Promise<boolean> =>
  input.evaluate((element: HTMLInputElement) => {
    const isLeft = document.activeElement !== element;
    element.focus();
    return isLeft;
  });

const withoutSeparators = (text: string, grouping: string) =>
  grouping === '' ? text.length : text.replaceAll(grouping, '').length;

test('random keys, pastes and undo are those of a plain field with the stated rules', async ({ page }) => {
  test.setTimeout(45_000 * TIMES);
  const roll = dice(41);
  await page.goto('/dashboard/level/add');
  for (const [path, label, rules] of FIELDS) {
    if (!page.url().endsWith(path)) await visit(page, path);
    const input = page.getByLabel(label, { exact: true });
    await input.click();
    const plain = new PlainField(rules);
    const done: string[] = [];
    for (let count = 24 * TIMES; count > 0; count--) {
      done.push(await step(page, input, plain, roll));
      // The hour leads on to the minute.
      if (label === 'Start Hour' && (await comesBack(input))) plain.comeBack();
      const [text, start, end] = await shownIn(input, rules.grouping);
      expect([text, start, end], `${label}: ${done.slice(-12).join(', ')}`).toEqual(
        plain.shownIn(withoutSeparators),
      );
    }
    await input.press('Control+a');
    await page.keyboard.type('36');
    await input.blur();
    await input.click();
    expect(await shownIn(input, ''), `${label}: the first click selects`).toEqual(['36', 0, 2]);
    await input.click();
    const [, start, end] = await shownIn(input, '');
    expect(end, `${label}: the second click places the caret`).toBe(start);
    await input.press('Control+a');
    await input.press('Delete');
  }
});
