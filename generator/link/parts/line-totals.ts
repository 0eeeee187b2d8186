import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField, LineTotal } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, propertiesOf } from '../../schema/json-schema.ts';
import type { Linker } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkShown } from './shown.ts';

/** Links the totals of line items: sums of columns with numbers. */
export function linkTotals(
  linker: Linker,
  totals: FieldDeclaration['totals'],
  { fields, body }: { readonly fields: readonly FormField[]; readonly body: JsonSchema },
  place: Place,
): Pick<FormField, 'totals'> {
  if (!totals) return {};
  const columns = fields.map(({ name }) => name);
  const properties = propertiesOf(body);
  const linked = Object.entries(totals).map(
    ([name, { label, of: summedColumns, cell, options, width }]): LineTotal => {
      const totalPlace = place.child(name);
      if (columns.includes(name))
        linker.report('FRM-09', totalPlace.key, `the column "${name}" has that name already.`);
      for (const [index, column] of summedColumns.entries()) {
        const type = mainType(properties[column]);
        const text = columns.includes(column)
          ? `"${column}" holds no numbers.`
          : `there is no column "${column}".${didYouMean(column, columns)}`;
        if (!columns.includes(column) || (type !== 'integer' && type !== 'number'))
          linker.report('FRM-09', totalPlace.child('of', index), text);
      }
      const record = { type: 'object', properties: { [name]: { type: 'number' } } };
      const value = { label, cell: cell ?? 'number', ...(options ? { options } : {}) };
      const linkedTotal = linkShown(
        linker,
        name,
        { value, place: totalPlace },
        { record, scope: { route: [] } },
      );
      return placed(
        { of: summedColumns, shown: linkedTotal, ...(width === undefined ? {} : { width }) },
        totalPlace,
      );
    },
  );
  return { totals: linked };
}
