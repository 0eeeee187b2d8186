import { useId, useState } from 'react';
import { useControls } from './controls.ts';

interface NumberBoxProps {
  readonly label: string;
  /** Said before it, where the label says more. */
  readonly caption?: string;
  readonly value: number;
  /** By default as the editor is. */
  readonly disabled?: boolean;
  readonly most?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** What 0 means, said in its place. */
  readonly zero?: string;
  onChange(to: number): void;
}

/**
 * A number. Points and commas may group thousands ("1.500"); any other is a decimal ("2,5"), which the conditions then refuse in
 * words, as they do text that is no number: nothing that is typed becomes another number silently.
 */
export function NumberBox(props: NumberBoxProps) {
  const { label, caption, value, most, prefix, suffix, zero, onChange } = props;
  const controls = useControls();
  const id = useId();
  // What is typed; where it is not the value any more, such as after an undo, the value is shown.
  const [typed, setTyped] = useState<string>();
  const valueText = Number.isNaN(value) || (zero !== undefined && value === 0) ? '' : String(value);
  const box = (
    <span className="condition-number">
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        aria-label={label}
        {...controls}
        disabled={props.disabled ?? controls.disabled}
        placeholder={zero}
        value={typed !== undefined && Object.is(numberOf(typed), value) ? typed : valueText}
        onFocus={({ target }) => target.select()}
        onBlur={() => Number.isNaN(value) || setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(Math.min(numberOf(target.value), most ?? Number.POSITIVE_INFINITY));
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

/** What is typed as a number: 0 of nothing, NaN of what is none. */
export function numberOf(typed: string): number {
  const text = typed.trim().replace(CURRENCY, '');
  if (!SIGNS.test(text)) return Number.NaN;
  const [, point, comma] = GROUPED.exec(text) ?? [];
  if (point !== undefined) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (comma !== undefined) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}

/** An amount is copied with its currency. */
const CURRENCY = /^rp\.?\s*/i;
const SIGNS = /^[\d.,-]*$/;
/** Thousands by points, with decimals behind a comma, or the other way round. */
const GROUPED = /^-?\d{1,3}(?:((?:\.\d{3})+)(?:,\d*)?|((?:,\d{3})+)(?:\.\d*)?)$/;
