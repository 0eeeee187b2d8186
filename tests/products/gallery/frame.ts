import { languages } from '../../../schemas/app.json';
import { PREFIX } from './keep-apart.ts';

const START = '/gallery/cell/overview';

/** Name kept in this browser -> its label and what can be chosen. The names are those the runtime keeps. */
const SWITCHES = {
  'mui-mode': { label: 'Theme', choices: { light: 'Light', dark: 'Dark' } },
  density: { label: 'Density', choices: { comfortable: 'Comfortable', compact: 'Compact' } },
  language: {
    label: 'Language',
    choices: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  },
} as const;
const WIDTHS = { '100%': 'Full', '390px': '390 px', '768px': '768 px' };

/** The gallery in a frame, with switches for how it looks. The address of what is shown stands in the hash. */
export function showFrame(place: HTMLElement): void {
  document.title = 'Gallery';
  document.body.style.cssText =
    'margin:0;height:100dvh;display:grid;grid-template-rows:auto 1fr;background:#7c8290;font:14px system-ui';
  place.style.cssText = 'display:flex;flex-wrap:wrap;gap:16px;padding:8px 16px;background:#fff;color:#1b1d22';
  const frame = document.createElement('iframe');
  frame.title = 'Gallery';
  frame.src = window.location.hash.slice(1) || START;
  frame.style.cssText = 'width:100%;height:100%;margin:0 auto;border:0;background:#fff';
  frame.addEventListener('load', () => followAddress(frame));
  for (const [name, { label, choices }] of Object.entries(SWITCHES)) {
    const now = localStorage.getItem(PREFIX + name) ?? '';
    place.append(
      select(label, choices, now, (value) => {
        localStorage.setItem(PREFIX + name, value);
        frame.contentWindow?.location.reload();
      }),
    );
  }
  place.append(
    select('Width', WIDTHS, '100%', (value) => {
      frame.style.width = value;
    }),
  );
  document.body.append(frame);
}

function select(
  label: string,
  choices: Readonly<Record<string, string>>,
  value: string,
  change: (value: string) => void,
): HTMLElement {
  const box = document.createElement('label');
  const input = document.createElement('select');
  for (const [choice, name] of Object.entries(choices)) input.append(new Option(name, choice));
  input.value = value in choices ? value : (Object.keys(choices)[0] ?? '');
  input.addEventListener('change', () => change(input.value));
  box.append(`${label} `, input);
  return box;
}

function followAddress({ contentWindow }: HTMLIFrameElement): void {
  if (!contentWindow) return;
  const note = () => history.replaceState(null, '', `#${contentWindow.location.pathname}`);
  note();
  const beneath = contentWindow.history.pushState.bind(contentWindow.history);
  contentWindow.history.pushState = (...given) => {
    beneath(...given);
    note();
  };
}
