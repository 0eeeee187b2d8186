import { lazy, Suspense } from 'react';
import { t } from '../i18n/t.ts';

// Only the few who look at a picture in full size need the dialog.
const FullImage = lazy(() => import('../cells/full-image.tsx'));

/** The picture of a row in full size; nothing while none is chosen. */
export function RowPicture({ picture, close }: { picture: string | undefined; close(): void }) {
  if (picture === undefined) return null;
  return (
    <Suspense fallback={null}>
      <FullImage image={picture} name={t('Image')} close={close} />
    </Suspense>
  );
}
