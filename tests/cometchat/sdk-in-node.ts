// The vendor's SDK as it is, run outside of a browser: each call gives one of its own, as a tab would have.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type * as Sdk from '@cometchat/chat-sdk-javascript';
import type { CometChatDouble } from './double.ts';

const FILE = createRequire(import.meta.url).resolve('@cometchat/chat-sdk-javascript');

/** The SDK of a tab, and its line: `cut` ends its socket and refuses all it asks until `mend`. */
export interface SdkTab {
  readonly sdk: typeof Sdk;
  cut(): void;
  /** The next call arrives, its answer does not. */
  cutBehindNextCall(): void;
  mend(): void;
  /** As when its tab is closed. */
  close(): void;
}

export function sdkInNode(double: CometChatDouble): SdkTab {
  let online = true;
  let cutBehind = false;
  const cut = () => {
    online = false;
    cutBehind = false;
    for (const socket of [...sockets]) socket.close();
  };
  const sockets = new Set<TabSocket>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const kept = (timer: ReturnType<typeof setTimeout>) => {
    timers.add(timer);
    return timer;
  };

  class TabSocket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen?: (event: object) => void;
    onmessage?: (event: object) => void;
    onclose?: (event: object) => void;
    onerror?: (event: object) => void;
    #line?: ReturnType<CometChatDouble['connect']>;

    constructor() {
      setTimeout(() => this.#open());
    }

    send(frame: string): void {
      setTimeout(() => this.#line?.take(frame));
    }

    close(): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      sockets.delete(this);
      this.#line?.close();
      setTimeout(() => this.onclose?.({ code: 1006, reason: '', wasClean: false }));
    }

    #open(): void {
      if (!online) {
        this.onerror?.({});
        this.close();
        return;
      }
      this.readyState = 1;
      sockets.add(this);
      this.#line = double.connect(
        (data) => setTimeout(() => this.onmessage?.({ data })),
        () => this.close(),
      );
      this.onopen?.({});
    }
  }

  const fetch = async (url: string, init: { method?: string; headers?: HeadersInit; body?: string } = {}) => {
    if (!online) throw new TypeError('Failed to fetch');
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const text = await double.fetch({ method: init.method ?? 'GET', url, headers, body: init.body });
    if (cutBehind) cut();
    if (!online) throw new TypeError('Failed to fetch');
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };

  const window: Record<string, unknown> = {
    clearTimeout,
    clearInterval,
    queueMicrotask,
    structuredClone,
    setTimeout: (...args: Parameters<typeof setTimeout>) => kept(setTimeout(...args)),
    setInterval: (...args: Parameters<typeof setInterval>) => kept(setInterval(...args)),
    matchMedia: () => ({ matches: true }),
    URL,
    URLSearchParams,
    Headers,
    Response,
    FormData,
    TextEncoder,
    TextDecoder,
    Blob,
    AbortController,
    crypto: globalThis.crypto,
    console,
    Promise,
    fetch,
    WebSocket: TabSocket,
    localStorage: storage(),
    sessionStorage: storage(),
    navigator: { userAgent: 'node', onLine: true, language: 'id' },
    location: {
      origin: 'http://localhost',
      href: 'http://localhost/',
      hostname: 'localhost',
      protocol: 'http:',
    },
    document: {
      addEventListener() {},
      removeEventListener() {},
      hasFocus: () => true,
      visibilityState: 'visible',
      querySelector: () => null,
      querySelectorAll: () => [],
    },
    screen: {},
    addEventListener() {},
    removeEventListener() {},
    module: { exports: {} },
  };
  window.window = window;
  window.self = window;
  window.exports = (window.module as { exports: object }).exports;
  runInNewContext(readFileSync(FILE, 'utf8'), window, { filename: FILE });
  return {
    sdk: (window.module as { exports: typeof Sdk }).exports,
    cut,
    cutBehindNextCall: () => {
      cutBehind = true;
    },
    mend: () => {
      online = true;
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of [...sockets]) socket.close();
    },
  };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, String(value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
