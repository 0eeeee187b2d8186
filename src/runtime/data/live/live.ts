import { allows } from '../../../../core/user.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { Store } from '../../base/store.ts';
import { endSession, subscribe as onSession, token, user } from '../session/session-store.ts';
import type { Listening, LiveListener } from './live-event.ts';

export type { LiveEvent, LiveListener } from './live-event.ts';

type LiveTab = InstanceType<typeof import('./live-tab.ts')['LiveTab']>;

/** Whether this tab receives events; when it does not, components poll. */
export const connected = new Store(false);

/** Milliseconds without a listener before the tab leaves the channel; the next screen may reuse it. */
const LEAVES_AFTER = 3000;

const listening = new Set<Listening>();
let tab: { readonly token: string; readonly joined: Promise<LiveTab | undefined> } | undefined;

/**
 * Calls `listener` for every write to a live entity since `since`; returns the function that unsubscribes. Delivers nothing when
 * the account may not subscribe or the server has no live events. Throws when the product has no such topic.
 */
export function listen(topic: string, listener: LiveListener, since = performance.now()): () => void {
  const roles = product().topics?.[topic];
  if (!roles) throw new Error(`No entity "${topic}" is live.`);
  if (!extensionOn('live') || !allows(roles, user())) return () => undefined;
  const entry = { topic, listener, since };
  listening.add(entry);
  void join().then((joined) => listening.has(entry) && joined?.add(entry));
  return () => {
    listening.delete(entry);
    void tab?.joined.then((joined) => joined?.remove(entry));
    setTimeout(() => listening.size === 0 && leave(), LEAVES_AFTER);
  };
}

/** This tab's channel. Its code is loaded at the first subscription. */
function join(): Promise<LiveTab | undefined> {
  const sessionToken = token();
  if (!sessionToken) return Promise.resolve(undefined);
  if (tab?.token !== sessionToken) {
    leave();
    const joined = import('./live-tab.ts').then(
      ({ LiveTab }) => new LiveTab(sessionToken, { onState: (isOpen) => connected.set(isOpen), onExpired }),
      // If it fails to load, the page works as with a server without live events.
      () => undefined,
    );
    tab = { token: sessionToken, joined };
  }
  return tab.joined;

  function onExpired() {
    if (token() === sessionToken) endSession('expired');
  }
}

function leave(): void {
  void tab?.joined.then((joined) => joined?.stop());
  tab = undefined;
  connected.set(false);
}

/** Signed out or another account: leave the previous account's channel at once. */
onSession(() => {
  if (!tab || tab.token === token()) return;
  leave();
  if (!token()) return;
  for (const entry of listening) void join().then((joined) => listening.has(entry) && joined?.add(entry));
});
