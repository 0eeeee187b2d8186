import type * as Sdk from '@cometchat/chat-sdk-javascript';
import address from '@cometchat/chat-sdk-javascript/CometChat.js?url';

type Loaded = Pick<typeof Sdk, 'CometChat'>;

let loading: Promise<Loaded> | undefined;

/**
 * Loads the vendor's unmodified file by a script element, so that it is not bundled. Rejects when it cannot be loaded;
 * the next call tries again.
 */
export function loadSdk(): Promise<Loaded> {
  loading ??= new Promise<Loaded>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // The script sets its exports on the window.
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
