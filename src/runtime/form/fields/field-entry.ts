import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormField } from '../../../../core/model.ts';

/** The props of every control. The control reads and commits its value through the form's store. */
export interface ControlProps {
  /** Id of the focusable element, for the label and the error summary. */
  readonly id: string;
  readonly field: FormField;
  /** Ids of the message and the help text. */
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** The form library's props for this field; absent outside of its forms. */
  readonly library?: FieldProps;
}

export interface FieldEntry {
  readonly control: ComponentType<ControlProps>;
  /** The label is beside the control instead of above it. */
  readonly inline?: true;
  /** It uses the full width of the page, beyond the form's columns. */
  readonly wide?: true;
}

/** The ARIA attributes of a control. */
export function controlAttributes({ id, describedBy, invalid, disabled, field }: ControlProps) {
  return {
    id,
    disabled,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required,
  } as const;
}
