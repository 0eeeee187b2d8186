import { useEffect, useState } from 'react';
import { t } from '../core/i18n/t.ts';
import { Icon } from '../ui/icons.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { holdKeys } from './hold-keys.ts';

const Palette = lazyWithPreload(() => import('../palette/palette.tsx'));
const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the palette, as Ctrl+K does on every page. */
export function PaletteButton() {
  const [opened, setOpened] = useState<{ focused: Element | null; held: () => string }>();
  // However it ends: the keys are the page's again.
  useEffect(() => () => void opened?.held(), [opened]);
  useEffect(() => {
    // The first drawing does not need it; it is loaded before anyone opens it.
    const timer = setTimeout(Palette.preload, 5000);
    const onKey = (event: KeyboardEvent) => {
      // The first half of Ctrl+K comes a moment before the second.
      if (event.key === 'Control' || event.key === 'Meta') Palette.preload();
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // An open dialog wants an answer first, and keeps the focus for itself.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const focused = document.activeElement;
      setOpened((before) => before ?? { focused, held: holdKeys() });
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={Palette.preload}
        onClick={() => setOpened({ focused: null, held: holdKeys() })}
      >
        <Icon name="search" />
        <span>{t('Jump to…')}</span>
        <kbd>{KEYS}</kbd>
      </Opener>
      {opened ? <Palette {...opened} close={() => setOpened(undefined)} /> : null}
    </>
  );
}

const Opener = staticStyled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  minWidth: 200,
  paddingInline: 8,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 6,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '& > kbd': { marginInlineStart: 'auto', font: 'inherit', fontSize: 12 },
  // An icon; the text is still its name.
  '@media (max-width: 600px)': {
    minWidth: 32,
    borderColor: 'transparent',
    '& > span': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > kbd': { display: 'none' },
  },
}));
