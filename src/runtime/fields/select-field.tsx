import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ElementType } from 'react';
import { t } from '../i18n/t.ts';
import { Icon } from '../shell/icons.tsx';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** One of a few declared choices: the browser's own list, so that keyboard, touch and screen readers just work. */
export function SelectField(props: ControlProps) {
  const { field, invalid, disabled } = props;
  const [value, commit] = useCommitted(field.name);
  const choices = field.choices ?? [];
  const chosen = choices.findIndex((choice) => String(choice.value) === String(value ?? ''));
  return (
    <OutlinedInput
      fullWidth
      className="field-select"
      error={invalid}
      disabled={disabled}
      endAdornment={<Icon name="chevron-down" />}
      inputComponent={NativeSelect as ElementType<InputBaseComponentProps>}
      inputProps={{
        ...controlAttributes(props),
        name: field.name,
        value: chosen < 0 ? '' : String(chosen),
        'data-empty': chosen < 0 || undefined,
        onChange: (event) => commit(choices[Number(event.currentTarget.value || -1)]?.value ?? null),
        children: (
          <>
            {field.required && chosen >= 0 ? null : (
              <option value="">{field.placeholder ? t(field.placeholder) : t('Choose…')}</option>
            )}
            {choices.map((choice, at) => (
              <option key={String(choice.value)} value={at}>
                {t(choice.label)}
              </option>
            ))}
          </>
        ),
      }}
    />
  );
}

/** The input's `type` means nothing to a select. */
function NativeSelect({ type: _type, ...rest }: ComponentProps<'select'> & { type?: string }) {
  return <select {...rest} />;
}
