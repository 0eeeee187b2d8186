import { t } from '../../core/i18n/t.ts';
import { later } from '../../ui/later.tsx';

// Only the few who look at a picture in full size need the dialog.
const FullImage = later(() => import('../../cells/full-image.tsx'));

/** The picture of a row in full size; nothing while none is chosen. */
export function RowPicture({ picture, close }: { picture: string | undefined; close(): void }) {
  if (picture === undefined) return null;
  return <FullImage image={picture} name={t('Image')} close={close} />;
}
