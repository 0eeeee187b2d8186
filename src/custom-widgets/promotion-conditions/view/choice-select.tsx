import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';

interface ChoiceSelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** Translated. */
  readonly label: string;
  readonly choices: readonly Value[];
  /** Source texts. */
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value | '';
  onChange(to: Value): void;
  /** Options before the choices. */
  readonly children?: ReactNode;
}

/** One of a few values. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, choices, labels, onChange, children, ...rest } = props;
  const controls = useControls();
  return (
    <select
      {...controls}
      {...rest}
      aria-label={label}
      // The options are the choices.
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {children}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(labels[choice])}
        </option>
      ))}
    </select>
  );
}

interface UnitSelectProps {
  /** Translated; what it measures. */
  readonly of?: string;
  readonly isPieces: boolean;
  onChange(isPieces: boolean): void;
}

/** Whether a number means pieces or rupiah. */
export function UnitSelect({ of: measured, isPieces, onChange }: UnitSelectProps) {
  const label = t('Pieces or rupiah');
  return (
    <ChoiceSelect
      label={measured === undefined ? label : `${measured}: ${label}`}
      choices={UNITS}
      labels={UNIT_LABELS}
      value={isPieces ? 'qty' : 'value'}
      onChange={(unit) => onChange(unit === 'qty')}
    />
  );
}

const UNITS = ['qty', 'value'] as const;
const UNIT_LABELS = { qty: 'pcs', value: 'Rp' } as const;
