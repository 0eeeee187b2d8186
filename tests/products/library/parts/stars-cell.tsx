import { type OwnCell, t } from '../../../../src/runtime/index.ts';
import type { StarsCellOptions, StarsCellValue } from '../src/generated/product/cells/stars.ts';
import { Stars } from './stars.tsx';

/** A mark, as stars. */
const stars: OwnCell<StarsCellOptions, StarsCellValue> =
  ({ of = 5 }) =>
  (value) => (
    <span title={t('{count} of {of} stars', { count: value, of })}>
      <span className="visually-hidden">{t('{count} of {of} stars', { count: value, of })}</span>
      <Stars count={value ?? 0} of={of} />
    </span>
  );

export default stars;
