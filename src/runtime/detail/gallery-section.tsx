import { styled } from '@mui/material/styles';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { markBroken } from '../cells/index.ts';
import type { Row } from '../data/scope.ts';
import { t } from '../i18n/t.ts';
import type { DetailSection } from '../model.ts';
import { Icon } from '../shell/icons.tsx';
import { type Picture, picturesOf, turn } from './gallery-pictures.ts';

// Only the few who look at it in full size need the dialog.
const FullImage = lazy(() => import('./full-image.tsx'));

interface GallerySectionProps {
  readonly section: Extract<DetailSection, { kind: 'gallery' }>;
  readonly rows: readonly Row[];
}

/** One large picture, the others small; arrow keys and buttons turn them, a press shows the full size. */
export function GallerySection({ section, rows }: GallerySectionProps) {
  const pictures = picturesOf(rows, section);
  const [chosen, setChosen] = useState(0);
  const [full, setFull] = useState(false);
  const at = Math.min(chosen, Math.max(0, pictures.length - 1));
  const picture = pictures[at];
  const go = (by: number) => setChosen(turn(at, by, pictures.length));
  if (!picture) {
    return (
      <Frame>
        <div className="stage" />
        <p className="detail-nothing">{t(section.empty ?? 'No images yet')}</p>
      </Frame>
    );
  }
  const name = `${t(section.title)} ${at + 1}`;
  return (
    <Frame onKeyDown={(event) => onArrow(event, go)}>
      <button type="button" className="stage" aria-label={t('Show full size')} onClick={() => setFull(true)}>
        <img key={picture.image} src={picture.image} alt={name} onError={markBroken} />
      </button>
      {pictures.length > 1 && <Turning at={at} count={pictures.length} go={go} />}
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} choose={setChosen} />}
      {full && (
        <Suspense fallback={null}>
          <FullImage
            image={picture.image}
            name={name}
            close={() => setFull(false)}
            go={pictures.length > 1 ? go : undefined}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** Left and right as they lie on the screen, also where the text runs the other way. */
export function onArrow(event: KeyboardEvent, go: (by: number) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  go(document.documentElement.dir === 'rtl' ? -by : by);
}

function Turning({ at, count, go }: { at: number; count: number; go(by: number): void }) {
  return (
    <div className="turning">
      <button type="button" aria-label={t('Previous image')} onClick={() => go(-1)}>
        <Icon name="chevron-left" />
      </button>
      <span aria-live="polite">
        {at + 1} / {count}
      </span>
      <button type="button" aria-label={t('Next image')} onClick={() => go(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

function Thumbnails({
  pictures,
  at,
  choose,
}: {
  pictures: readonly Picture[];
  at: number;
  choose(at: number): void;
}) {
  return (
    <div className="thumbnails">
      {pictures.map(({ thumbnail }, one) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          key={`${one} ${thumbnail}`}
          type="button"
          aria-label={t('Image {number}', { number: one + 1 })}
          aria-current={one === at || undefined}
          onClick={() => choose(one)}
        >
          <img src={thumbnail} alt="" loading="lazy" decoding="async" onError={markBroken} />
        </button>
      ))}
    </div>
  );
}

/** A box with the drawn placeholder under its picture. */
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

const Frame = styled('div')({
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
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: 6,
      background: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'var(--mui-palette-action-hover)' },
    },
  },
  '& .thumbnails': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .thumbnails button': { ...box, width: 56, height: 42, cursor: 'pointer' },
  '& .thumbnails [aria-current]': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
});
