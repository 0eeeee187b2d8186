import type { ControlProps } from './field-entry.ts';

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
