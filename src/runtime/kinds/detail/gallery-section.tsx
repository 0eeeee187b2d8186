import { useState } from 'react';
import type { DetailSection } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { onArrow } from '../../cells/arrow-keys.ts';
import { markBroken } from '../../cells/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { type Picture, picturesOf, turn } from './gallery-pictures.ts';
import { GalleryFrame } from './gallery-styles.ts';

// A chunk of its own: few users open a picture in full size.
const FullImage = lazyWithPreload(() => import('../../cells/full-image.tsx'));

interface GallerySectionProps {
  readonly section: Extract<DetailSection, { kind: 'gallery' }>;
  readonly rows: readonly Row[];
}

/** One large picture and thumbnails; arrow keys and buttons switch, a click shows the full size. */
export function GallerySection({ section, rows }: GallerySectionProps) {
  const pictures = picturesOf(rows, section);
  const [chosen, setChosen] = useState(0);
  const [full, setFull] = useState(false);
  const at = Math.min(chosen, Math.max(0, pictures.length - 1));
  const picture = pictures[at];
  const go = (by: number) => setChosen(turn(at, by, pictures.length));
  if (!picture) {
    return (
      <GalleryFrame>
        <div className="stage" />
        <p className="detail-nothing">{t(section.empty ?? 'No images yet')}</p>
      </GalleryFrame>
    );
  }
  const name = `${t(section.title)} ${at + 1}`;
  return (
    <GalleryFrame onKeyDown={(event) => onArrow(event, go)}>
      <button type="button" className="stage" aria-label={t('Show full size')} onClick={() => setFull(true)}>
        <img key={picture.image} src={picture.image} alt={name} onError={markBroken} />
      </button>
      {pictures.length > 1 && <Turning at={at} count={pictures.length} go={go} />}
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} choose={setChosen} />}
      {full && (
        <FullImage
          image={picture.image}
          name={name}
          close={() => setFull(false)}
          go={pictures.length > 1 ? go : undefined}
        />
      )}
    </GalleryFrame>
  );
}

function Turning({ at, count, go }: { at: number; count: number; go(by: number): void }) {
  return (
    <div className="turning">
      <button type="button" aria-label={t('Previous image')} onClick={() => go(-1)}>
        <Icon name="chevron-left" />
      </button>
      <span aria-live="polite">
        <bdi dir="ltr">
          {at + 1} / {count}
        </bdi>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same picture twice
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
