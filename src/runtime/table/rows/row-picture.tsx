import { t } from '../../core/i18n/t.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

// Only the few who look at a picture in full size need the dialog.
const FullImage = lazyWithPreload(() => import('../../cells/full-image.tsx'));

/** The picture of a row in full size; nothing while none is chosen. */
export function RowPicture({ picture, close }: { picture: string | undefined; close(): void }) {
  if (picture === undefined) return null;
  return <FullImage image={picture} name={t('Image')} close={close} />;
}
