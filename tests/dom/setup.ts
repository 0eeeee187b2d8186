// Before each file of component tests.
import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { forgetSettings } from '../../src/runtime/base/page-settings.ts';
import { forgetScreens } from '../../src/runtime/navigation/load-screen.ts';
import { dismissAll } from '../../src/runtime/ui/toasts/notify.ts';
import { keepStylesApart } from './written-styles.ts';

keepStylesApart();

configure({
  // A busy machine is no reason to fail.
  asyncUtilTimeout: 15_000,
  // Testing Library would print the whole page; what was looked for says more.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

// What one test has drawn is gone before the next one.
afterEach(cleanup);

// So is what the server wrote into its page.
afterEach(() => {
  const settings = document.querySelector('meta[name="app-config"]');
  if (!settings) return;
  settings.remove();
  forgetSettings();
  forgetScreens();
});

// A toast that is still fading would draw into a page that is gone.
afterAll(async () => {
  dismissAll();
  await waitFor(() => {
    if (document.querySelector('.notistack-Snackbar')) throw new Error('A toast is still there.');
  });
});

/** What is a block without any style sheet, so that the words of its neighbours are apart. */
const BLOCK =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|D[DLT]|DIALOG|DIV|FIELDSET|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|T(BODY|D|FOOT|H|HEAD|R)|UL)$/;

// Without a layout no style sheet has anything to show, but every search by role asked them all: only what an element
// says by itself counts.
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const display = style.display || (BLOCK.test(element.tagName) ? 'block' : 'inline');
  return new Proxy(style, {
    get(_, name) {
      if (name === 'display') return display;
      if (name === 'getPropertyValue')
        return (asked: string) => (asked === 'display' ? display : style.getPropertyValue(asked));
      return Reflect.get(style, name, style);
    },
  });
};
