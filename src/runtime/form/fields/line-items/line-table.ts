import { HEAD_SPARE, longestWord } from '../../../../../core/column-widths.ts';
import type { FormField } from '../../../../../core/model.ts';
import { isActive } from '../../../../../core/read-value.ts';
import { type Row, readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { product } from '../../../base/product.ts';
import { labelIn, loadedRowsOf } from '../../state/line-values.ts';
import { allowsType, propertyAt } from '../../state/paths.ts';
import { type Codec, plainText } from '../codec.ts';
import { dateText } from '../date-field.tsx';
import { groupingFor, moneyText, type Units } from '../money-text.ts';
import { numberText, wholeText } from '../number-text.ts';
import { fittedTo } from '../typing/fitted.ts';
import { numberRules, type TypingRules } from '../typing/typing-rules.ts';
import { choiceFor, switchFor } from './paste-block.ts';

/** A column with everything that does not depend on a row. */
export interface LineColumn {
  readonly field: FormField;
  readonly label: string;
  /** How its values are formatted in inputs; typed columns only. */
  readonly codec: Codec;
  /** What is done with typed keys in a row with these values; of columns of numbers. */
  readonly rulesIn?: (values: Row) => TypingRules;
  /** What a value becomes that the body does not take. */
  readonly fit?: (value: unknown) => number | undefined;
  /** The column whose value says the unit of this one. */
  readonly unitBy?: string;
  /** Every row is of the currency: `units` of another column may say otherwise, row by row. */
  readonly hasSign?: boolean;
}

/** Data shared by all rows of a field. Constant while the field is mounted. */
export interface LineTable {
  readonly id: string;
  readonly columns: readonly LineColumn[];
  readonly least: number;
  readonly most: number;
  /** Said once a value was changed and left. */
  readonly edited?: string;
  /** Text of the button that removes a row, instead of its sign. */
  readonly remove?: string;
  /** Whether a row with these values stays: what was loaded of its record says so. */
  readonly keeps?: (values: Row) => boolean;
  /** The column that names the record of a row. */
  readonly named?: string;
}

/** `property` is the schema of the list. */
export function tableOf(id: string, field: FormField, property: Row, record?: Row): LineTable {
  return {
    id,
    columns: (field.fields ?? []).map((column) => columnOf(column, property)),
    least: typeof property.minItems === 'number' && !field.pick ? property.minItems : 0,
    most: typeof property.maxItems === 'number' ? property.maxItems : Number.POSITIVE_INFINITY,
    ...(typeof field.options?.edited === 'string' && { edited: t(field.options.edited) }),
    ...(typeof field.options?.remove === 'string' && { remove: t(field.options.remove) }),
    ...keepsOf(field, record),
    ...(field.pick && { named: field.pick.column }),
  };
}

/** Whether a cell is only shown: its column is read only, or it names the record of a row that stays. */
export function isFixed({ keeps, named }: LineTable, { field }: LineColumn, values: Row): boolean {
  return field.readOnly === true || (field.name === named && keeps?.(values) === true);
}

/** Rows whose loaded value is more than 0 at the path of the option `keeps`. */
function keepsOf(field: FormField, record: Row | undefined): Pick<LineTable, 'keeps'> {
  const path = field.options?.keeps;
  const loaded = loadedRowsOf(record, field);
  if (typeof path !== 'string' || !loaded) return {};
  const kept = new Set(loaded.rows.filter((row) => Number(readPath(row, path)) > 0).map(loaded.recordOf));
  return { keeps: (values) => kept.has(loaded.recordOf(values)) };
}

function columnOf(field: FormField, property: Row): LineColumn {
  const label = t(field.label);
  if (field.field === 'date') return { field, label, codec: dateText };
  if (field.field === 'money') return moneyColumn(field, label, property);
  if (field.field !== 'number') return { field, label, codec: plainText };
  const itemProperty = propertyAt(property, `0.${field.name}`);
  const fractions = allowsType(itemProperty, 'number');
  const drops = field.options?.drops;
  const rules = numberRules({ fractions, ...(typeof drops === 'string' && { drops }) });
  const fit = field.options?.fits === true && { fit: (value: unknown) => fittedTo(itemProperty, value) };
  return { field, label, codec: fractions ? numberText : wholeText, rulesIn: () => rules, ...fit };
}

function moneyColumn(field: FormField, label: string, property: Row): LineColumn {
  const { grouping: declared, digitsOnly } = field.options ?? {};
  const units = field.options?.units as Units | undefined;
  const least = propertyAt(property, `0.${field.name}`)?.minimum;
  const rulesIn = (values: Row) => {
    const unit = units?.as[String(readPath(values, units.by) ?? '')];
    const grouping = groupingFor(unit, declared, product().locale.numbers);
    return numberRules({
      ...(grouping && { grouping }),
      ...(typeof least === 'number' && { least }),
      digitsOnly: digitsOnly === true,
    });
  };
  const unitBy = units && { unitBy: units.by };
  return { field, label, codec: moneyText(undefined), rulesIn, ...unitBy, hasSign: !units };
}

export type LineControl = HTMLInputElement | HTMLSelectElement;

/** The value of a cell; for a picker the chosen value, not its text. */
export function readControl({ field, codec }: LineColumn, control: LineControl): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 1 : 0;
  if (field.field !== 'select') return codec.parse(control.value);
  return field.choices?.find(({ value }) => String(value) === control.value)?.value ?? null;
}

/** The text of a cell. */
export function textOf({ field, codec, rulesIn }: LineColumn, values: Row, value: unknown): string {
  if (field.field === 'picker') return labelIn(values, field);
  const grouping = rulesIn?.(values).grouping;
  return grouping ? moneyText(grouping).print(value) : codec.print(value);
}

/** Shows a value that came from outside the cell, including one that is none of the choices. */
export function showValue(column: LineColumn, control: LineControl, values: Row, value: unknown): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = isActive(value);
    return;
  }
  const text = textOf(column, values, value);
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === text))
    control.add(new Option(text, text));
  control.value = text;
}

/** The value of a pasted text in a column; for a picker the text itself, until it is looked up. */
export function valueOfText({ field, codec }: LineColumn, text: string): unknown {
  if (text.trim() === '') return null;
  if (field.field === 'switch') return switchFor(text);
  if (field.field === 'select') return choiceFor(text, field.choices ?? [], t);
  return codec.parse(text);
}

/** Whether a text is a number in a column of numbers. */
export function isNumberIn({ codec, rulesIn }: LineColumn): (text: string) => boolean {
  return (text) => rulesIn !== undefined && typeof codec.parse(text) === 'number';
}

/** The padding of a heading, both sides together, and the star of a required column; px. */
const HEAD_PADDING = 20;
const STAR = 9;
const USUAL_WIDTH = 120;

/** The least width of a column, px: no word of its heading is broken. */
export function leastWidth({ field, label }: LineColumn): number {
  const head = longestWord(label) + HEAD_PADDING + HEAD_SPARE + (field.required ? STAR : 0);
  return Math.max(field.width ?? USUAL_WIDTH, head);
}
