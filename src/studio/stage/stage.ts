import textFace from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { StudioPreview } from '../../../core/studio.ts';
import { leaveFocus } from './leave-focus.ts';
import { exampleAt, withFields } from './with-examples.ts';

/*
 * Runs in the frame of the studio before anything of the product. What the preview keeps, it keeps in memory, and its calls
 * answer as the studio's page says.
 */
/** What a page keeps by name, gone with it. */
class MemoryStorage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, value: string): void {
    this[name] = String(value);
  }

  removeItem(name: string): void {
    delete this[name];
  }

  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}

const cookies = new Map<string, string>();
const outer = outerPage();
if (outer) begin(outer);

function begin(preview: StudioPreview) {
  const local = new MemoryStorage();
  const session = new MemoryStorage();
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => keepCookie(text),
  });
  Object.defineProperty(window, 'localStorage', { value: local });
  Object.defineProperty(window, 'sessionStorage', { value: session });
  local.setItem('language', preview.language);
  local.setItem('mui-mode', preview.mode);
  // Each page of the preview is a later visit, which has the text face at once.
  local.setItem('font', textFace);
  const ahead = { rel: 'preload', as: 'font', crossOrigin: '', href: textFace };
  document.head.append(Object.assign(document.createElement('link'), ahead));
  if (preview.session) {
    cookies.set('token', encodeURIComponent(preview.session.token));
    local.setItem('user', preview.session.user);
  }
  // Tabs of the product tell each other what they do; the preview is none of them.
  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`studio ${name}`);
    }
  };
  leaveFocus(window);
  standBeforeCalls(preview);
}

function keepCookie(text: string) {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(text) ?? [];
  if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(text)) cookies.delete(name);
  else cookies.set(name, value);
}

function outerPage(): StudioPreview | undefined {
  try {
    return window.parent === window ? undefined : window.parent.studioPreview;
  } catch {
    // A page of another origin.
    return undefined;
  }
}

/** Every call goes through one kind of request. */
function standBeforeCalls(preview: StudioPreview) {
  const { open, send } = XMLHttpRequest.prototype;
  const requests = new WeakMap<XMLHttpRequest, { method: string; path: string }>();
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL, ...further: unknown[]) {
    requests.set(this, { method: method.toUpperCase(), path: new URL(url, location.href).pathname });
    Reflect.apply(open, this, [method, url, ...further]);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const { method = '', path = '' } = requests.get(this) ?? {};
    const isOurs = !/^\/(api|user)\//.test(path) || path === preview.account;
    const reads = method === 'GET' || method === 'HEAD';
    if (!isOurs && !reads && !preview.writes)
      return answerWith(this, 403, { message: 'Writing is switched off in the preview.' });
    const example = reads && !isOurs ? exampleAt(preview.examples, path) : undefined;
    if (reads && !isOurs) this.addEventListener('load', () => tellAnswer(preview, path, this));
    if (preview.state === 'data' && example?.whole) return answerWith(this, 200, example.whole);
    if (preview.state === 'data' && example)
      changeAnswer(this, (answer) => withFields(answer, example.fields));
    if (isOurs || !reads || preview.state === 'data') return send.call(this, body);
    if (preview.state === 'loading') return;
    if (preview.state === 'failing') return answerWith(this, 500, { message: 'The server failed.' });
    if (preview.state === 'offline')
      return void setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
    if (example?.whole) return answerWith(this, 200, Object(withoutRows(example.whole)));
    changeAnswer(this, withoutRows);
    send.call(this, body);
  };
}

/** The page around reads what the preview is shown: conditions are tried against it. */
function tellAnswer(preview: StudioPreview, path: string, request: XMLHttpRequest) {
  const text = request.responseType === '' || request.responseType === 'text' ? request.responseText : '';
  if (request.status === 200 && /^\s*[{[]/.test(text)) preview.answered(path, JSON.parse(text));
}

function answerWith(request: XMLHttpRequest, status: number, body: object) {
  const text = JSON.stringify(body);
  const headers = 'content-type: application/json\r\n';
  Object.defineProperties(request, {
    status: { value: status },
    readyState: { value: 4 },
    responseText: { value: text },
    response: { value: text },
    responseURL: { value: location.href },
    getAllResponseHeaders: { value: () => headers },
  });
  setTimeout(() => {
    for (const name of ['readystatechange', 'load', 'loadend'])
      request.dispatchEvent(name === 'readystatechange' ? new Event(name) : new ProgressEvent(name));
  });
}

/** The answer that comes is another for who reads it. */
function changeAnswer(request: XMLHttpRequest, change: (answer: unknown) => unknown) {
  const { prototype } = XMLHttpRequest;
  const changed = (text: unknown) =>
    typeof text === 'string' && /^\s*[{[]/.test(text) ? JSON.stringify(change(JSON.parse(text))) : text;
  for (const name of ['response', 'responseText'] as const) {
    const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    Object.defineProperty(request, name, { get: () => changed(getter?.call(request)) });
  }
}

function withoutRows(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (Array.isArray(value)) return [];
    return /^(total|count|last_page)$/.test(key) ? 0 : value;
  });
  return JSON.parse(text);
}
