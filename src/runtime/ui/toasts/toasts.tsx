import type { CSSObject } from '@mui/material/styles';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
import { type Ref, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { t } from '../../base/i18n/t.ts';
import { Icon, type IconName } from '../icons.tsx';
import { FONT_FAMILY } from '../theme/fonts.ts';
import { useStaticStyles } from '../theme/static-styled.tsx';

export type Tone = 'success' | 'warning' | 'error' | 'info';

/** A button in a toast, to what it is about. */
export interface Way {
  readonly label: string;
  run(): void;
}

const ICONS: Record<Tone, IconName> = {
  success: 'check',
  warning: 'warning',
  error: 'warning',
  info: 'info',
};

/** Shows one toast; mounts the container with the first. The same text is not shown twice at a time: a success replaces itself. */
export function showToast(text: string, tone: Tone, duration: number, lasting: boolean, way?: Way): void {
  mount();
  if (tone === 'success') {
    hideErrors();
    hideToast(text);
  }
  const key = `${tone} ${text} ${generation}`;
  if (tone === 'error' && !lasting) errors.add(key);
  enqueueSnackbar(text, {
    variant: tone,
    autoHideDuration: duration,
    preventDuplicate: true,
    key,
    action: way && <WayButton way={way} close={() => closeSnackbar(key)} />,
    onExited: () => {
      errors.delete(key);
      if (keyByText.get(text) === key) keyByText.delete(text);
    },
  });
  keyByText.set(text, key);
}

/** Closes the toast that says `text`. */
export function hideToast(text: string): void {
  const key = keyByText.get(text);
  if (key !== undefined) closeSnackbar(key);
}

/** Closes every toast. */
export function hideToasts(): void {
  generation += 1;
  if (mounted) closeSnackbar();
}

/** Closes the toasts of errors. */
export function hideErrors(): void {
  generation += 1;
  for (const key of errors) closeSnackbar(key);
  errors.clear();
}

const errors = new Set<string>();
/** Text -> key of the last toast with it. */
const keyByText = new Map<string, string>();
/** A toast that is fading out does not block the same text. */
let generation = 0;

let mounted = false;

/** Mounts the toast container once. */
export function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.body.appendChild(document.createElement('div'));
  // The provider registers itself while rendering, so the first toast waits for it.
  flushSync(() =>
    createRoot(place).render(
      <>
        <SnackbarProvider
          maxSnack={3}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          Components={{ success: Toast, warning: Toast, error: Toast, info: Toast }}
        />
        <CardStyles />
        <PlaceOnPhone />
      </>,
    ),
  );
}

/** Writes the toast styles with the container, so that the first error appears without delay. */
function CardStyles(): null {
  useStaticStyles(card);
  return null;
}

/** On a phone they stand above the bar at its bottom, where they hide no title, and one at a time: the latest. */
function PlaceOnPhone() {
  return (
    <style>{`@media (max-width: 600px) {
  .notistack-SnackbarContainer { inset-block: auto 76px !important; }
  .notistack-SnackbarContainer > :not(:last-child) { display: none; }
}`}</style>
  );
}

function WayButton({ way, close }: { way: Way; close: () => void }) {
  const go = () => {
    close();
    way.run();
  };
  return (
    <button type="button" data-way="" onClick={go}>
      {way.label}
    </button>
  );
}

function Toast({ id, message, variant, action, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const tone = variant as Tone;
  const close = useCallback(() => closeSnackbar(id), [id]);
  const className = useStaticStyles(card);
  return (
    <SnackbarContent
      ref={ref}
      className={className}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Icon name={ICONS[tone]} />
      <span>{message}</span>
      {typeof action === 'function' ? action(id) : action}
      <button type="button" onClick={close} aria-label={t('Close')}>
        <Icon name="close" size={16} />
      </button>
    </SnackbarContent>
  );
}

/** Colors are the page's CSS variables: a theme of its own would be created and written again. */
const card: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 480,
  padding: '10px 12px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
  font: `500 14px/20px ${FONT_FAMILY}`,
  // A long name takes three lines; whoever points at it, or gives it the focus, reads all.
  '& > span': {
    flex: 1,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '&:is(:hover, :focus-within) > span': { display: 'block', maxHeight: '40dvh', overflowY: 'auto' },
  '& > svg': { flexShrink: 0, color: 'var(--mui-palette-info-main)' },
  '&[data-tone="success"] > svg': { color: 'var(--mui-palette-success-main)' },
  '&[data-tone="warning"] > svg': { color: 'var(--mui-palette-warning-main)' },
  '&[data-tone="error"] > svg': { color: 'var(--mui-palette-error-main)' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 'max(24px, var(--touch))',
    height: 'max(24px, var(--touch))',
    margin: '-2px 0',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
  },
  '& > button[data-way]': {
    width: 'auto',
    flexShrink: 0,
    padding: '0 4px',
    color: 'var(--mui-palette-primary-main)',
    font: 'inherit',
    textDecoration: 'underline',
  },
};
