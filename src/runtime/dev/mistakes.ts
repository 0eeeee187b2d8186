import { forgetPlaces } from './declared-place.ts';
import { openPlace } from './open-place.ts';

const PLACE = /([\w./-]+\.(?:json|ts):\d+:\d+)/;

/**
 * Shows what keeps declarations from compiling, or the server from starting, over the last good page until it is fixed; Escape
 * hides it until it changes.
 */
export function showMistakes(): void {
  const panel = newPanel();
  let shownText = '';
  const close = () => {
    panel.host.hidden = true;
  };
  panel.close.addEventListener('click', close);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || panel.host.hidden) return;
      event.stopImmediatePropagation();
      close();
    },
    { capture: true },
  );
  const show = ({ text }: { text: string }) => {
    forgetPlaces();
    if (text === shownText) return;
    shownText = text;
    panel.host.hidden = text === '';
    panel.text.replaceChildren(...partsOf(text));
  };
  import.meta.hot?.on('declarations:mistakes', show);
  import.meta.hot?.send('declarations:ask', {});
}

function partsOf(text: string): (Node | string)[] {
  return text.split(PLACE).map((part) => {
    if (!PLACE.test(part)) return part;
    const link = document.createElement('button');
    link.type = 'button';
    link.textContent = part;
    link.addEventListener('click', () => void openPlace(part));
    return link;
  });
}

/** A shadow root isolates its styles from the page's. */
function newPanel() {
  const host = document.createElement('div');
  host.hidden = true;
  host.dataset.mistakes = '';
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const box = document.createElement('section');
  box.setAttribute('role', 'alert');
  box.setAttribute('aria-label', 'Mistakes');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.textContent = 'Esc';
  close.setAttribute('aria-label', 'Close');
  const text = document.createElement('pre');
  box.append(close, text);
  root.append(style, box);
  document.body.append(host);
  return { host, close, text };
}

const STYLES = `
section {
  position: fixed; inset: auto 16px 16px; z-index: 2147483646; max-height: 50vh; overflow: auto; direction: ltr;
  padding: 12px 16px; border-radius: 8px; border-top: 3px solid #ff8a8a;
  color: #e9eaee; background: #1b1c21; box-shadow: 0 8px 32px rgb(0 0 0 / 0.4);
}
pre { margin: 0; padding-right: 48px; font: 13px/20px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
button { padding: 0; border: 0; font: inherit; color: #93a1ff; background: none; cursor: pointer; text-decoration: underline; }
button:focus-visible { outline: 2px solid #93a1ff; outline-offset: 2px; }
.close { position: absolute; top: 10px; right: 16px; padding: 1px 6px; border: 1px solid #656872; border-radius: 4px;
  font: 12px/16px system-ui, sans-serif; color: #a0a3ad; text-decoration: none; }
`;
