import { useState } from 'react';
import type { DetailSection } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { onArrow } from '../../cells/arrow-keys.ts';
import { markBroken } from '../../cells/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { picturesOf, turn } from './gallery-pictures.ts';
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
  const pictureIndex = Math.min(chosen, Math.max(0, pictures.length - 1));
  const picture = pictures[pictureIndex];
  const go = (by: number) => setChosen(turn(pictureIndex, by, pictures.length));
  if (!picture) {
    return (
      <GalleryFrame>
        <div className="stage" />
        <p className="detail-nothing">{t(section.empty ?? 'No images yet')}</p>
      </GalleryFrame>
    );
  }
  const name = `${t(section.title)} ${pictureIndex + 1}`;
  return (
    <GalleryFrame onKeyDown={(event) => onArrow(event, go)}>
      <button type="button" className="stage" aria-label={t('Show full size')} onClick={() => setFull(true)}>
        <img key={picture.image} src={picture.image} alt={name} onError={markBroken} />
      </button>
      {pictures.length > 1 && <Turning pictureIndex={pictureIndex} count={pictures.length} go={go} />}
      {pictures.length > 1 && (
        <div className="thumbnails">
          {pictures.map(({ thumbnail }, thumbnailIndex) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same picture twice
              key={`${thumbnailIndex} ${thumbnail}`}
              type="button"
              aria-label={t('Image {number}', { number: thumbnailIndex + 1 })}
              aria-current={thumbnailIndex === pictureIndex || undefined}
              onClick={() => setChosen(thumbnailIndex)}
            >
              <img src={thumbnail} alt="" loading="lazy" decoding="async" onError={markBroken} />
            </button>
          ))}
        </div>
      )}
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

function Turning({ pictureIndex, count, go }: { pictureIndex: number; count: number; go(by: number): void }) {
  return (
    <div className="turning">
      <button type="button" aria-label={t('Previous image')} onClick={() => go(-1)}>
        <Icon name="chevron-left" />
      </button>
      <span aria-live="polite">
        <bdi dir="ltr">
          {pictureIndex + 1} / {count}
        </bdi>
      </span>
      <button type="button" aria-label={t('Next image')} onClick={() => go(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
