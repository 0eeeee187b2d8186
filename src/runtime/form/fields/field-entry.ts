import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormField } from '../../model.ts';

/** What every control is given. The control reads and commits its value through the form's store. */
export interface ControlProps {
  /** Id of the focusable element: the label points at it, the error summary focuses it. */
  readonly id: string;
  readonly field: FormField;
  /** Ids of the message and help below. */
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** What the form library knows of this place of the body; absent outside its forms. */
  readonly library?: FieldProps;
}

export interface FieldEntry {
  readonly control: ComponentType<ControlProps>;
  /** The label is beside the control instead of above it. */
  readonly inline?: true;
  /** It takes all the room that the page has, beyond the form's columns. */
  readonly wide?: true;
}

/** The attributes that tell assistive technology about a control. */
export function controlAttributes({ id, describedBy, invalid, disabled, field }: ControlProps) {
  return {
    id,
    disabled,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required,
  } as const;
}
