import { useId } from 'react';
import { NumberInput } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';

interface NumberBoxProps {
  readonly label: string;
  /** Said before it, where the label says more. */
  readonly caption?: string;
  readonly value: number;
  /** By default as the editor is. */
  readonly disabled?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Whether it is what keeps from saving. */
  readonly isWrong?: boolean | undefined;
  /** What 0 means, said in its place. */
  readonly zero?: string;
  /** Typed characters that are dropped; by default those that the specification names. */
  readonly drops?: string;
  onChange(to: number): void;
}

/**
 * A whole number. A typed point or comma is dropped, as the specification says; of a pasted text nothing is: it is a whole number or
 * the conditions refuse it in words.
 */
export function NumberBox({
  label,
  caption,
  value,
  prefix,
  suffix,
  zero,
  isWrong,
  disabled,
  drops = '.,',
  onChange,
}: NumberBoxProps) {
  const controls = useControls();
  const id = useId();
  const box = (
    <span className="condition-number">
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <NumberInput
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        {...controls}
        disabled={disabled ?? controls.disabled}
        placeholder={zero}
        value={value}
        empty={0}
        text={Number.isNaN(value) || (zero !== undefined && value === 0) ? '' : String(value)}
        drops={drops}
        leavesUndo
        onChange={(to) => onChange(typeof to === 'number' ? to : Number.NaN)}
      />
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
  return caption === undefined ? (
    box
  ) : (
    <span className="condition-labelled">
      <label htmlFor={id}>{caption}</label>
      {box}
    </span>
  );
}
