import { plainButton } from '../../ui/theme/plain-button.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** A box with the CSS placeholder under its picture. */
const box = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: '6px',
  background: 'var(--mui-palette-action-hover)',
  color: 'var(--mui-palette-text-disabled)',
  '&::before': {
    content: '""',
    width: '36%',
    maxWidth: '72px',
    aspectRatio: '8 / 5',
    background: 'currentColor',
    opacity: 0.5,
    clipPath: 'polygon(0 100%, 32% 25%, 55% 72%, 70% 48%, 100% 100%)',
  },
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    background: 'var(--mui-palette-background-paper)',
  },
  '& img[data-broken]': { visibility: 'hidden' },
} as const;

/** The styled element of a gallery. */
export const GalleryFrame = staticStyled('div')({
  display: 'grid',
  gap: 12,
  maxWidth: 480,
  '& .stage': { ...box, width: '100%', aspectRatio: '4 / 3' },
  '& button.stage': { cursor: 'zoom-in' },
  '& .turning': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
    fontVariantNumeric: 'tabular-nums',
    '& button': {
      ...plainButton,
      display: 'grid',
      placeItems: 'center',
      width: 'max(32px, var(--touch))',
      height: 'max(32px, var(--touch))',
      borderRadius: 6,
      '&:hover': { background: 'var(--mui-palette-action-hover)' },
    },
  },
  '& .thumbnails': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .thumbnails button': { ...box, width: 56, height: 'max(42px, var(--touch))', cursor: 'pointer' },
  '& .thumbnails [aria-current]': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '& .thumbnails :focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
