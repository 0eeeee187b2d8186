import { Children, type ReactNode, useMemo } from 'react';
import type { CellOptions } from '../../../core/generated/language/options.ts';
import type { Choice } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';
import { cellStyles, renderCell } from '../cells/index.ts';

export { NumberInput } from '../form/fields/typing/number-input.tsx';

import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { Skeleton } from '../ui/states.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';

interface CellProps<Name extends string> {
  /** Of cells.json, or of the product's own cells. */
  readonly cell: Name;
  readonly value: unknown;
  readonly options?: Name extends keyof CellOptions ? CellOptions[Name] : Row;
  readonly choices?: readonly Choice[];
  /** Alternative text of a picture; a source text. */
  readonly label?: string;
  /** The row that the value belongs to, for cells that read more of it. */
  readonly row?: Row;
}

/** Renders one value as a column or detail does. */
export function Cell<Name extends string>({
  cell,
  value,
  options,
  choices,
  label = '',
  row,
}: CellProps<Name>) {
  const declarationText = JSON.stringify([options, choices]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options and choices are compared by content
  const draw = useMemo(() => {
    const cellOptions = options === undefined ? {} : { options: { ...options } };
    return renderCell({ path: 'value', label, cell, ...cellOptions, ...(choices && { choices }) });
  }, [cell, label, declarationText]);
  return <CellPlace>{draw({ ...row, value })}</CellPlace>;
}

const CellPlace = /* @__PURE__ */ staticStyled('span')({ display: 'contents', ...cellStyles });

/** A label above an input. */
function ComingField() {
  return (
    <div style={{ flex: '1 1 180px', paddingBlock: 4 }}>
      <Skeleton width={96} />
      <div style={{ height: 8 }} />
      <Skeleton height={36} radius={6} />
    </div>
  );
}

function ComingFields({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}>
      {Children.map(children, () => (
        <ComingField />
      ))}
    </div>
  );
}

/** Form controls for use outside of a form: in a dialog, a toolbar or a page. Their chunk is loaded on first render. */
export const Field = /* @__PURE__ */ lazyWithPreload(() => import('./field-view.tsx'), {
  Coming: ComingField,
});
/** The grid comes with what stands in it. */
const loadFields = async () => {
  const [view] = await Promise.all([import('./fields-view.tsx'), Field.preload()]);
  return view;
};
export const Fields = /* @__PURE__ */ lazyWithPreload(loadFields, { Coming: ComingFields });
export type { FieldProps } from './field-view.tsx';
