import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { mutate, SWRConfig } from 'swr';
import type { HandMade, Product } from '../../core/model.ts';
import type { User } from '../../core/user.ts';
import { handMade } from '../../src/app/hand-made.ts';
import { product as wholesale } from '../../src/generated/product/product.ts';
import { loadPluralForms, startLanguages } from '../../src/runtime/base/i18n/language.ts';
import { forgetSettings } from '../../src/runtime/base/page-settings.ts';
import { clearResponses } from '../../src/runtime/data/cache.ts';
import { endSession, startSession } from '../../src/runtime/data/session/session-store.ts';
import { forgetScreens } from '../../src/runtime/navigation/load-screen.ts';
import { prepareScreen } from '../../src/runtime/navigation/prepare.ts';
import { App } from '../../src/runtime/shell/app.tsx';
import { connect } from '../../src/runtime/start.tsx';
import { type Answers, answerCalls, type Call } from './answer-calls.ts';

interface Given {
  /** What the server says, by `METHOD /path`; a call without an answer fails the test. */
  readonly answers: Answers;
  /** Who looks at it (an Admin, if nothing is said); null: nobody is signed in. */
  readonly as?: Partial<User> | null;
  readonly token?: string;
  /** The extensions that the server has; all of them, if nothing is said. */
  readonly extensions?: readonly string[];
  /** Other servers that the page may call; none, if nothing is said. */
  readonly origins?: readonly string[];
  /** Another product than this one. */
  readonly product?: Product;
  readonly handMade?: HandMade;
}

interface OpenPage extends RenderResult {
  readonly user: UserEvent;
  /** What the page has asked for so far, the oldest first. */
  readonly calls: readonly Call[];
}

const ADMIN: User = { id: 1, username: 'admin', role: 2, role_string: 'Admin' };

/** The same question within two seconds would get the answer of the test before. */
const ANEW = { dedupingInterval: 0 };

/** Draws the page at `address`, from `/`, as somebody sees it who opens it anew. */
export async function openPage(address: string, given: Given): Promise<OpenPage> {
  const { as = {}, token = 'token', product = wholesale } = given;
  endSession('choice');
  localStorage.clear();
  sessionStorage.clear();
  await clearResponses();
  // A request that the page before has left open may never end: this page asks anew instead of waiting for it.
  await mutate(() => true);
  await forgetToasts();
  settingsOf(given);
  const calls = answerCalls(given.answers);
  connect(product, given.handMade ?? handMade);
  if (as) startSession({ user: { ...ADMIN, ...as }, token }, false);
  window.history.replaceState(null, '', address);
  const { pathname, search } = window.location;
  await Promise.all([startLanguages().then(loadPluralForms), prepareScreen(pathname, search)]);
  const drawn = render(
    <SWRConfig value={ANEW}>
      <App />
    </SWRConfig>,
  );
  // A file that a field does not name can be chosen or dropped all the same.
  return { ...drawn, user: userEvent.setup({ applyAccept: false }), calls };
}

/** What the server writes into the page. */
function settingsOf({ extensions, origins }: Given): void {
  const before = document.querySelector('meta[name="app-config"]');
  before?.remove();
  if (before || extensions) forgetScreens();
  if (extensions || origins) {
    const meta = document.createElement('meta');
    meta.name = 'app-config';
    meta.content = JSON.stringify({ extensions, origins });
    document.head.append(meta);
  }
  forgetSettings();
}

/** A toast of the test before fades out meanwhile: it is no answer to this one. */
async function forgetToasts(): Promise<void> {
  const { hideToasts } = await import('../../src/runtime/ui/toasts/toasts.tsx');
  hideToasts();
  for (const toast of document.querySelectorAll('.notistack-Snackbar')) toast.setAttribute('data-stale', '');
}
