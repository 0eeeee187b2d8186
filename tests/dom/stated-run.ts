import { fireEvent, getConfig } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { navigate } from '../../src/runtime/navigation/address.tsx';
import { statedAnswer, statedCallOf, unstatedIn } from '../contract/stated-server.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

/** The page before a server of the stated contract alone; one load for all screens that it is led to. */
export interface StatedRun {
  /** Every call so far. */
  readonly calls: readonly Call[];
  /** Goes to an address, and waits until all of it is there. */
  visit(address: string): Promise<void>;
  /** Presses a control, and waits for what comes of it. */
  press(control: Element): Promise<void>;
}

/** A busy machine is no reason to fail. */
const LONGEST = 30_000;

/** Opens the page at its first address. At the end of the test, nothing may have been sent that is not stated. */
export async function startRun(address: string): Promise<StatedRun> {
  const { calls } = await openPage(address, {
    answers: (call: Call) => statedAnswer(call) ?? new Reply(404, { message: 'Not found.' }),
    extensions: [],
    as: { role: 3 },
  });
  onTestFinished(() => {
    const foreign = new Set(calls.flatMap(unstatedIn));
    if (foreign.size > 0) throw new Error(`Not stated: ${[...foreign].join(', ')}.`);
  });
  await settled(calls);
  return {
    calls,
    async visit(next) {
      await closeLayers();
      const isHere = () => location.pathname === next.split(/[?#]/)[0];
      const [moves, drawn] = [!isHere(), document.querySelector('main h1')];
      void navigate(next);
      // The page before stays until the next one can be drawn.
      if (moves) await appears(() => isHere() && document.querySelector('main h1') !== drawn);
      await settled(calls);
    },
    async press(control) {
      fireEvent.click(control);
      await settled(calls);
    },
  };
}

/** Waits until this is so; looked at now and then, not at each change of the page. */
export function appears(found: () => unknown): Promise<void> {
  return getConfig().asyncWrapper(async () => {
    const begun = performance.now();
    while (!found()) {
      if (performance.now() - begun > LONGEST) throw new Error(`${location.pathname} did not come to rest.`);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  });
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
const CONTROLS = 'button, a[href], [role=menuitem], [role=tab]';

/** The controls that can be used, by their name: its first one. */
export function controls(within = 'main'): ReadonlyMap<string, HTMLElement> {
  const found = [...document.querySelectorAll(within)].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>(CONTROLS),
  ]);
  const usable = found.filter((one) => !one.hasAttribute('disabled') && one.ariaDisabled !== 'true');
  return new Map(
    usable.reverse().map((one) => [one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '', one]),
  );
}

/** Closes the menus and dialogs that lie over the page. */
export async function closeLayers(): Promise<void> {
  for (const layer of document.querySelectorAll(LAYERS)) fireEvent.keyDown(layer, { key: 'Escape' });
  await appears(() => document.querySelector(LAYERS) === null);
}

/** Types into the field with this label, as somebody who is done with it. */
export async function fill(label: RegExp, value: string): Promise<void> {
  const input = () => {
    const name = [...document.querySelectorAll('main label')].find((one) =>
      label.test(one.textContent ?? ''),
    );
    return name && document.getElementById((name as HTMLLabelElement).htmlFor);
  };
  await appears(input);
  fireEvent.input(input() as Element, { target: { value } });
  fireEvent.blur(input() as Element);
}

/** The columns that say nothing in any row. */
export function emptyColumns(): string[] {
  const heads = [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent ?? '');
  const rows = [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
  return heads.filter(
    (head, index) => head !== '' && rows.length > 0 && rows.every((row) => row[index] === '-'),
  );
}

/** Waits until nothing is loading any more, and no further call has come. */
async function settled(calls: readonly Call[]): Promise<void> {
  let before = -1;
  await appears(() => {
    const isQuiet = calls.length === before && !document.querySelector('main [aria-busy=true]');
    before = calls.length;
    return isQuiet && document.querySelector('main h1');
  });
}

/** What a page says that nobody should read. */
export function faultsOf(): string[] {
  const main = document.querySelector('main');
  const alerts = [...(main?.querySelectorAll('[role=alert]') ?? [])].map(({ textContent }) => textContent);
  const odd = /undefined|NaN|\[object|Invalid Date|not found\b|not Found/.exec(main?.textContent ?? '');
  return [...alerts, ...(odd ?? [])].filter((text) => text !== null && text !== '');
}

/** The stated calls among these. */
export const statedAmong = (calls: readonly Call[]) =>
  calls.flatMap((call) => statedCallOf(call)?.call ?? []);
