import type { ShownAmountValue } from '../../generated/product/widgets/shown-amount.ts';
import { type FieldHost, formatMoney } from '../../runtime/index.ts';

/** The amount that the form commits. */
export default function ShownAmount({ field }: FieldHost<ShownAmountValue>) {
  return (
    <output id={field.id} tabIndex={-1}>
      {typeof field.value === 'number' ? formatMoney(field.value) : '-'}
    </output>
  );
}
