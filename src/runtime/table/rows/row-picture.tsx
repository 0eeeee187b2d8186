import { t } from '../../base/i18n/t.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

// A chunk of its own; few users open a picture in full size.
const FullImage = lazyWithPreload(() => import('../../cells/full-image.tsx'));

/** The picture of a row in full size; nothing while none is open. */
export function RowPicture({ picture, close }: { picture: string | undefined; close(): void }) {
  if (picture === undefined) return null;
  return <FullImage image={picture} name={t('Image')} close={close} />;
}
