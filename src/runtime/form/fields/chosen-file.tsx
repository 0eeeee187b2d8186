import { describeBytes } from '../../base/files/describe-bytes.ts';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface ChosenFileProps {
  readonly file: { readonly name: string; readonly bytes: number };
  /** The file itself, where its picture is shown before its name. */
  readonly picture?: File | undefined;
  /** Text shown after the file size. */
  readonly measures?: string | undefined;
  readonly disabled: boolean;
  onRemove(): void;
}

/** A newly chosen file with its name, size and Remove button. */
export function ChosenFile({
  file: { name, bytes },
  picture,
  measures,
  disabled,
  onRemove,
}: ChosenFileProps) {
  const address = useObjectUrl(picture);
  return (
    <p className="file-name">
      {address !== undefined && <img className="file-thumb" src={address} alt="" />}
      <span title={name}>{name}</span>
      <small>{measures ? `${describeBytes(bytes)} · ${measures}` : describeBytes(bytes)}</small>
      <IconButton disabled={disabled} aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </p>
  );
}
