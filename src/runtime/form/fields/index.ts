import type { FieldName } from '../../../../core/generated/language/names.ts';
import type { FormField } from '../../../../core/model.ts';
import { hasPart } from '../../base/own-parts.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { DateField } from './date-field.tsx';
import type { FieldEntry } from './field-entry.ts';
import { FileField } from './file-field.tsx';
import { ImageField } from './image-field.tsx';
import { LineItemsField } from './line-items/line-items-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { OrderField } from './order-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PickerField } from './picker/picker-field.tsx';
import { RadioField } from './radio/radio-field.tsx';
import { RepeaterField } from './repeater/repeater-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { LinesField, TextareaField } from './textarea-field.tsx';
import { TimeField } from './time-field.tsx';

// Few forms have them.
const OwnField = lazyWithPreload(() => import('./own-field.tsx'));
const ImagesField = lazyWithPreload(() => import('./images-field.tsx'));
const RecordPickerField = lazyWithPreload(() => import('./record-picker/record-picker-field.tsx'));

/** The fields of schemas/language/fields.json. To add a type: declare it there and register it here. */
export const fields = {
  text: { control: TextField },
  textarea: { control: TextareaField },
  'rich-text': { control: RichTextField },
  lines: { control: LinesField },
  number: { control: NumberField },
  money: { control: MoneyField },
  password: { control: PasswordField },
  switch: { control: SwitchField, inline: true },
  select: { control: SelectField },
  radio: { control: RadioField },
  picker: { control: PickerField },
  'record-picker-many': { control: RecordPickerField },
  date: { control: DateField },
  time: { control: TimeField },
  order: { control: OrderField },
  repeater: { control: RepeaterField },
  'line-items': { control: LineItemsField, wide: true },
  image: { control: ImageField },
  images: { control: ImagesField },
  file: { control: FileField },
} satisfies Record<FieldName, FieldEntry>;

const entryByField: Readonly<Record<string, FieldEntry | undefined>> = fields;
const ownFieldEntry: FieldEntry = { control: OwnField };

/** The component of a declared field: a widget, a field of the runtime or one of the product; undefined when there is none. */
export function entryOf({ field, widget }: Pick<FormField, 'field' | 'widget'>): FieldEntry | undefined {
  if (widget !== undefined) return ownFieldEntry;
  return entryByField[field] ?? (hasPart('fields', field) ? ownFieldEntry : undefined);
}

/** Whether the control itself shows the messages of all paths below its value. */
export function showsPaths(field: Pick<FormField, 'field' | 'widget'>): boolean {
  return entryOf(field) === ownFieldEntry;
}
