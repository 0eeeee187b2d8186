import { useId, useState } from 'react';

interface NumberBoxProps {
  readonly label: string;
  /** Said before it, where the label says more. */
  readonly caption?: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly tabIndex?: 0 | -1;
  readonly most?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** What 0 means, said in its place. */
  readonly zero?: string;
  onChange(to: number): void;
}

/** A whole number from 0; points, commas and signs cannot be typed. */
export function NumberBox({
  label,
  caption,
  value,
  disabled,
  tabIndex,
  most,
  prefix,
  suffix,
  zero,
  onChange,
}: NumberBoxProps) {
  const id = useId();
  // What is typed; where it is not the value any more, such as after an undo, the value is shown.
  const [typed, setTyped] = useState<string>();
  const shown = zero !== undefined && value === 0 ? '' : String(value);
  const box = (
    <span className="condition-number">
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        aria-label={label}
        disabled={disabled}
        tabIndex={tabIndex}
        placeholder={zero}
        value={typed !== undefined && Number(typed) === value ? typed : shown}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 12);
          const number = Math.min(Number(digits), most ?? Number.POSITIVE_INFINITY);
          setTyped(digits === '' ? '' : String(number));
          onChange(number);
        }}
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
