import type { OwnFilterProps } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { OwnPart } from '../../ui/own-part.tsx';
import type { FilterProps } from './filter-props.ts';

/** A filter of the product's own. */
export default function OwnFilter({ filter, value, onChange, id }: FilterProps & { id: string }) {
  const { field, label, options = {}, choices } = filter;
  const filterProps: OwnFilterProps = {
    id,
    label: t(label),
    value,
    onChange,
    options,
    ...(choices && { choices }),
  };
  return <OwnPart group="filters" name={field} partProps={filterProps} height={36} />;
}
