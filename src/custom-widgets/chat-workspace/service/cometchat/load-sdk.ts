import type * as Sdk from '@cometchat/chat-sdk-javascript';
import address from '@cometchat/chat-sdk-javascript/CometChat.js?url';

type Loaded = Pick<typeof Sdk, 'CometChat'>;

let loading: Promise<Loaded> | undefined;

/** The vendor's file as it is, by a script element: so it needs nothing of our bundle. Rejects where it does not come; asks again then. */
export function loadSdk(): Promise<Loaded> {
  loading ??= new Promise<Loaded>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // It sets its parts on the window.
    script.onload = () => resolve(globalThis as typeof globalThis & Loaded);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new TypeError('The chat is not connected.'));
    };
    document.head.append(script);
  });
  return loading;
}
