import { describeBytes } from '../../core/files/describe-bytes.ts';
import { t } from '../../core/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';

interface ChosenFileProps {
  readonly file: { readonly name: string; readonly bytes: number };
  /** Shown behind its size. */
  readonly measures?: string | undefined;
  readonly disabled: boolean;
  onRemove(): void;
}

/** A newly chosen file: its name, its size, and the way to do without it. */
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
