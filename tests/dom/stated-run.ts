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
  press(control: Element | null | undefined): Promise<void>;
}

/** A busy machine is no reason to fail. */
const LONGEST = 30_000;

/** Opens the page at its first address. At the end of the test, nothing may have been sent that is not stated. */
export async function startRun(
  address: string,
  given: Omit<Parameters<typeof openPage>[1], 'answers'> = {},
): Promise<StatedRun> {
  const { calls } = await openPage(address, {
    as: { role: 3 },
    ...given,
    answers: (call: Call) => statedAnswer(call) ?? new Reply(404, { message: 'Not found.' }),
    extensions: [],
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
      const [moves, drawn] = [!isHere(), heading()];
      void navigate(next);
      // The page before stays until the next one can be drawn.
      if (moves) await appears(() => isHere() && heading() !== drawn);
      await settled(calls);
    },
    async press(control) {
      if (!control) throw new Error(`There is nothing to press at ${location.pathname}.`);
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

// A search through the whole document takes longer than drawing it: what is looked at again and again is kept.
let mainOfPage: Element | null = null;
export function main(): Element | null {
  if (!mainOfPage?.isConnected) mainOfPage = document.querySelector('main');
  return mainOfPage;
}

let headingOfPage: Element | null = null;
function heading(): Element | null {
  if (!headingOfPage?.isConnected) headingOfPage = main()?.querySelector('h1') ?? null;
  return headingOfPage;
}

/** Waits until nothing is loading any more, and no further call has come. */
async function settled(calls: readonly Call[]): Promise<void> {
  let before = -1;
  await appears(() => {
    const isQuiet = calls.length === before && !main()?.querySelector('[aria-busy=true]');
    before = calls.length;
    return isQuiet && heading();
  });
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
const CONTROLS = 'button, a[href], [role=menuitem], [role=tab]';

/** The menu or dialog that lies over the page, the uppermost: they hang beside it. */
export function layer(): Element | undefined {
  const beside = [...document.body.children].filter((one) => !one.contains(main()));
  return beside.flatMap((one) => one.querySelector(LAYERS) ?? []).at(-1);
}

/** Closes the menus and dialogs that lie over the page. */
export async function closeLayers(): Promise<void> {
  for (let over = layer(); over; over = layer()) {
    const closing = over;
    fireEvent.keyDown(closing, { key: 'Escape' });
    await appears(() => !closing.isConnected);
  }
}

/** The controls that can be used, by their name: its first one. */
export function controls(place: Element | null | undefined = main()): ReadonlyMap<string, HTMLElement> {
  const found = [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const usable = found.filter((one) => !one.hasAttribute('disabled') && one.ariaDisabled !== 'true');
  const shown = usable.reverse().map((one) => [one.textContent?.trim() ?? '', one] as const);
  // Several of one text, as the buttons of stored pictures, have names of their own as well.
  const named = usable.map(
    (one) => [one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '', one] as const,
  );
  return new Map([...shown, ...named]);
}

/** The field of the page with this label, when it is there. */
export async function field(label: RegExp): Promise<HTMLElement> {
  const input = () => {
    const name = [...(main()?.querySelectorAll('label') ?? [])].find((one) =>
      label.test(one.textContent ?? ''),
    );
    return name && document.getElementById(name.htmlFor);
  };
  await appears(input);
  return input() as HTMLElement;
}

/** Types into a field, as somebody who is done with it. */
export function write(input: Element | null | undefined, value: string): void {
  if (!input) throw new Error(`There is nothing to type into at ${location.pathname}.`);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
}

/** Fills in a field by its label; of a list, the option with this text is chosen. */
export async function fill(label: RegExp, value: string): Promise<void> {
  const input = await field(label);
  if (input.getAttribute('role') !== 'combobox') return write(input, value);
  fireEvent.mouseDown(input);
  fireEvent.click(input);
  const option = () =>
    [...document.querySelectorAll('[role=option]')].find((one) => one.textContent === value);
  await appears(option);
  fireEvent.click(option() as Element);
}

/** What says "-": columns in every row, values by their labels, and whatever else does. */
export function saysNothing(): string[] {
  const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent ?? '');
  const columns = [...(main()?.querySelectorAll('table') ?? [])].flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => texts(row.children));
    return texts(table.querySelectorAll('thead th')).filter(
      (head, index) => head !== '' && rows.length > 0 && rows.every((row) => row[index] === '-'),
    );
  });
  const others = [...(main()?.querySelectorAll('h1, dd, span, strong') ?? [])]
    .filter((one) => one.textContent === '-' && one.childElementCount === 0 && !one.closest('table'))
    .map((one) => one.closest('dd')?.previousElementSibling?.textContent ?? `a ${one.localName}`);
  return [...columns, ...others];
}

/** What a page says that nobody should read. */
export function faultsOf(): string[] {
  const alerts = [...(main()?.querySelectorAll('[role=alert]') ?? [])].map(({ textContent }) => textContent);
  const choices = [...(main()?.querySelectorAll('[role=tablist], nav[aria-label^="Pages of"]') ?? [])];
  const alone = choices.filter((one) => one.querySelectorAll('[role=tab], a').length === 1);
  const odd = /undefined|NaN|\[object|Invalid Date|not found\b|not Found/.exec(main()?.textContent ?? '');
  return [...alerts, ...alone.map(() => 'one tab alone'), ...(odd ?? [])].filter(
    (text) => text !== null && text !== '',
  );
}

/** The stated calls among these. */
export const statedAmong = (calls: readonly Call[]) =>
  calls.flatMap((call) => statedCallOf(call)?.call ?? []);
