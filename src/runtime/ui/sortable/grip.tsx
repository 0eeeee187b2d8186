import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../icons.tsx';

interface GripProps {
  /** Of what is moved; translated. */
  readonly name: string;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
}

/** The drag handle of a row; the arrow keys move the row too. */
export function Grip({ name, ...moves }: GripProps) {
  const label = t('Move {name} with the arrow keys', { name });
  return (
    <button
      type="button"
      className="grip"
      aria-label={label}
      title={t('Drag, or use the arrow keys')}
      {...moves}
    >
      <Icon name="drag" size={16} />
    </button>
  );
}
