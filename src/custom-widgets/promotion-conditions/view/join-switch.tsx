import type { Joined } from '../../../../core/tree/nodes.ts';
import { JOIN_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';

interface JoinSwitchProps {
  readonly value: Joined;
  readonly isOff?: boolean;
  onChange(to: Joined): void;
}

/** AND or OR: one button, since there are two. */
export function JoinSwitch({ value, isOff = false, onChange }: JoinSwitchProps) {
  const { disabled, tabIndex } = useControls();
  const otherJoin = value === 'and' ? 'or' : 'and';
  return (
    <button
      type="button"
      className="condition-switch"
      tabIndex={tabIndex}
      disabled={disabled || isOff}
      aria-label={t('{joined}: change to {other}', {
        joined: t(JOIN_LABELS[value]),
        other: t(JOIN_LABELS[otherJoin]),
      })}
      onClick={() => onChange(otherJoin)}
    >
      <span aria-hidden="true" data-on={value === 'and'}>
        {t(JOIN_LABELS.and)}
      </span>
      <span aria-hidden="true" data-on={value === 'or'}>
        {t(JOIN_LABELS.or)}
      </span>
    </button>
  );
}
