import Button from '@mui/material/Button';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import type { Pictures } from './use-pictures.ts';

interface ComposerPicturesProps {
  readonly pictures: Pictures;
  /** Called when a picture, and its button with the focus, has been removed. */
  removed(): void;
}

/** The pictures of the message being written: uploading, uploaded, or failed with the reason. */
export function ComposerPictures({ pictures, removed }: ComposerPicturesProps) {
  if (pictures.rows.length === 0) return null;
  return (
    <ul className="pictures" aria-label={t('Pictures to send')}>
      {pictures.rows.map(({ id, name, preview, address, why }) => (
        <li key={id} aria-busy={!address && !why}>
          <img src={preview} alt={name} title={name} />
          {!address && !why && <span role="status">{t('{name} is uploading', { name })}</span>}
          {why && (
            <span role="alert">
              {t('{name} could not be uploaded: {why}', { name, why })}{' '}
              <Button size="small" onClick={() => pictures.retry(id)}>
                {t('Retry')}
              </Button>
            </span>
          )}
          <IconButton
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={() => {
              pictures.remove(id);
              removed();
            }}
          >
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
