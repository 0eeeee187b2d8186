import { type OwnFieldProps, t } from '../../../../src/runtime/index.ts';
import type { StarsFieldOptions, StarsFieldValue } from '../src/generated/product/fields/stars.ts';
import { Star } from './stars.tsx';

/** A mark, given by pressing a star; pressed again it is none. */
export default function StarsField({ options, field }: OwnFieldProps<StarsFieldOptions, StarsFieldValue>) {
  const { value, disabled, id, labelledBy, describedBy } = field;
  const { of = 5 } = options;
  const marks = Array.from({ length: of }, (_, place) => place + 1);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      style={{ margin: 0, padding: 0, border: 0 }}
    >
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          disabled={disabled}
          aria-pressed={mark === value}
          aria-label={t('{count} of {of} stars', { count: mark, of })}
          onClick={() => field.commit(mark === value ? null : mark)}
          style={{ minWidth: 32, minHeight: 32, border: 0, background: 'none', cursor: 'pointer' }}
        >
          <Star isOn={mark <= (value ?? 0)} />
        </button>
      ))}
    </fieldset>
  );
}

/** For the places where the stars do not stand. */
export function inWords(value: StarsFieldValue): string {
  return '★'.repeat(value ?? 0);
}
