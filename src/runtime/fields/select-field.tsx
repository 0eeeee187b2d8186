import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ElementType } from 'react';
import { t } from '../i18n/t.ts';
import type { Choice } from '../model.ts';
import { Icon } from '../shell/icons.tsx';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** One of a few declared choices: the browser's own list, so that keyboard, touch and screen readers just work. */
export function SelectField(props: ControlProps) {
  const { field, invalid, disabled } = props;
  const [value, commit] = useCommitted(field.name);
  const choices = field.choices ?? [];
  const chosen = choiceOf(choices, String(value ?? ''));
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
        value: chosen ? String(chosen.value) : '',
        'data-empty': !chosen || undefined,
        onChange: (event) => commit(choiceOf(choices, event.currentTarget.value)?.value ?? null),
        children: (
          <>
            {field.required && chosen ? null : (
              <option value="">{field.placeholder ? t(field.placeholder) : t('Choose…')}</option>
            )}
            {choices.map((choice) => (
              <option key={String(choice.value)} value={String(choice.value)}>
                {t(choice.label)}
              </option>
            ))}
          </>
        ),
      }}
    />
  );
}

/** The choice that an option stands for: its value as text, so that a script can choose by it. */
function choiceOf(choices: readonly Choice[], option: string): Choice | undefined {
  return choices.find(({ value }) => String(value) === option);
}

/** The input's `type` means nothing to a select. */
function NativeSelect({ type: _type, ...rest }: ComponentProps<'select'> & { type?: string }) {
  return <select {...rest} />;
}
