import { type OwnFilterProps, t } from '../../../../src/runtime/index.ts';
import type { StarsFilterOptions } from '../src/generated/product/filters/stars.ts';
import { Star } from './stars.tsx';

/** Rows of one mark; the same star again shows all. */
export default function StarsFilter({
  id,
  label,
  value,
  onChange,
  options,
}: OwnFilterProps<StarsFilterOptions>) {
  const { of = 5 } = options;
  const marks = Array.from({ length: of }, (_, place) => place + 1);
  return (
    <fieldset id={id} aria-label={label} style={{ margin: 0, padding: 0, border: 0 }}>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={String(mark) === value}
          aria-label={t('{count} of {of} stars', { count: mark, of })}
          onClick={() => onChange(String(mark) === value ? '' : String(mark))}
          style={{
            minWidth: 28,
            minHeight: 36,
            padding: 0,
            border: 0,
            background: 'none',
            cursor: 'pointer',
          }}
        >
          <Star isOn={mark <= Number(value)} />
        </button>
      ))}
    </fieldset>
  );
}
