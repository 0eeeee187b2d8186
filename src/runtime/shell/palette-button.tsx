import { useEffect, useState } from 'react';
import { atRest } from '../base/at-rest.ts';
import { t } from '../base/i18n/t.ts';
import { Icon } from '../ui/icons.tsx';
import { isComposing } from '../ui/is-composing.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';

const Palette = lazyWithPreload(() => import('../palette/palette.tsx'), { dismiss: ({ close }) => close() });
/** Milliseconds without a key before the palette is preloaded. */
const REST = 5000;
const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the palette; Ctrl+K does the same on every page. */
export function PaletteButton() {
  const [opened, setOpened] = useState<Opening>();
  // Releases the captured keys, however opening ends.
  useEffect(() => () => void opened?.held(), [opened]);
  useEffect(() => {
    const cancel = atRest(Palette.preload, REST);
    const onKey = (event: KeyboardEvent) => {
      // Ctrl is pressed a moment before K, which is enough to start the preload.
      if (event.key === 'Control' || event.key === 'Meta') void Palette.preload();
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A modal dialog keeps the focus and must be answered first.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const focused = document.activeElement;
      setOpened((opening) => (opening && !isClosing() ? opening : nextOpening(opening, focused)));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancel();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={Palette.preload}
        onClick={() => setOpened((opening) => nextOpening(opening, null))}
      >
        <Icon name="search" />
        <span>{t('Jump to…')}</span>
        <kbd>{KEYS}</kbd>
      </Opener>
      {opened ? (
        <Palette
          key={opened.id}
          focused={opened.focused}
          held={opened.held}
          close={() => setOpened((opening) => (opening === opened ? undefined : opening))}
        />
      ) : null}
    </>
  );
}

/** One opening of the palette. */
interface Opening {
  /** Differs from the opening before it. */
  readonly id: number;
  readonly focused: Element | null;
  readonly held: () => string;
}

function nextOpening(previous: Opening | undefined, focused: Element | null): Opening {
  return { id: (previous?.id ?? 0) + 1, focused, held: holdKeys() };
}

/** Whether the palette is closed and its close event has still to come: until then it is in the document. */
function isClosing(): boolean {
  return document.querySelector('dialog[data-palette]:not([open])') !== null;
}

/** Captures what is typed while its input loads, so that no key is lost. Call the returned function once for the text. */
function holdKeys(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    const capturedText = typed;
    typed = '';
    return capturedText;
  };
}

const Opener = staticStyled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'max(32px, var(--touch))',
  minWidth: 200,
  // A count at the button before it stands free.
  marginInlineStart: 8,
  paddingInline: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > kbd': { marginInlineStart: 'auto', font: 'inherit', fontSize: 12 },
  // On small screens only the icon is visible; the text stays the accessible name.
  '@media (max-width: 600px)': {
    minWidth: 'var(--touch)',
    marginInlineStart: 0,
    justifyContent: 'center',
    borderColor: 'transparent',
    '& > span': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > kbd': { display: 'none' },
  },
}));
