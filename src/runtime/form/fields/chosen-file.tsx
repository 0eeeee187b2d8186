import { describeBytes } from '../../base/files/describe-bytes.ts';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';

interface ChosenFileProps {
  readonly file: { readonly name: string; readonly bytes: number };
  /** Text shown after the file size. */
  readonly measures?: string | undefined;
  readonly disabled: boolean;
  onRemove(): void;
}

/** A newly chosen file with its name, size and Remove button. */
export function ChosenFile({ file: { name, bytes }, measures, disabled, onRemove }: ChosenFileProps) {
  return (
    <p className="file-name">
      <span title={name}>{name}</span>
      <small>{measures ? `${describeBytes(bytes)} · ${measures}` : describeBytes(bytes)}</small>
      <IconButton disabled={disabled} aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </p>
  );
}
