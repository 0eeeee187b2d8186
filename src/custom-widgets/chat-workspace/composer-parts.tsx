import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import { summaryOf } from './custom-message.tsx';
import type { AttachedParts } from './use-attached.ts';

interface ComposerPartsProps {
  readonly attached: AttachedParts;
  /** Called when one, and its button with the focus, has been removed. */
  removed(): void;
}

/** What goes with the message being written: cards, pictures and files, uploading, uploaded, or failed with the reason. */
export function ComposerParts({ attached, removed }: ComposerPartsProps) {
  if (attached.isEmpty) return null;
  const remove = (id: string) => {
    attached.remove(id);
    removed();
  };
  return (
    <ul className="attached" aria-label={t('Attachments to send')}>
      {attached.parts.map(({ id, type, part }) => {
        const { picture, name, lines } = summaryOf(type, part);
        return (
          <ComposerPart
            key={id}
            picture={picture}
            name={name}
            isNamed={type !== 'picture'}
            remove={() => remove(id)}
          >
            {lines.join(' · ')}
          </ComposerPart>
        );
      })}
      {attached.uploads.map((upload) => {
        const { id, file, preview, why } = upload;
        const { name } = file;
        return (
          <ComposerPart
            key={id}
            picture={preview}
            name={name}
            isNamed={!preview}
            isBusy={!why}
            remove={() => remove(id)}
          >
            {!why && <span role="status">{t('{name} is uploading', { name })}</span>}
            {why && (
              <span role="alert">
                {t('{name} could not be uploaded: {why}', { name, why })}{' '}
                <Button size="small" onClick={() => attached.retry(upload)}>
                  {t('Retry')}
                </Button>
              </span>
            )}
          </ComposerPart>
        );
      })}
    </ul>
  );
}

interface ComposerPartProps {
  readonly picture: string | undefined;
  readonly name: string;
  /** Its name stands beside it; else it is the picture's own. */
  readonly isNamed: boolean;
  readonly isBusy?: boolean;
  remove(): void;
  readonly children: ReactNode;
}

function ComposerPart({ picture, name, isNamed, isBusy = false, remove, children }: ComposerPartProps) {
  return (
    <li aria-busy={isBusy}>
      {picture && <img src={picture} alt={isNamed ? '' : name} title={name} />}
      <span className="what">
        {isNamed && <strong dir="auto">{name}</strong>}
        {children}
      </span>
      <IconButton type="button" aria-label={t('Remove {name}', { name })} onClick={remove}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
