import RadioWidget from '@rjsf/mui/lib/RadioWidget/index.js';
import type { FieldProps } from '@rjsf/utils';
import { t } from '../../../base/i18n/t.ts';
import type { ControlProps } from '../field-entry.ts';
import { useCommitted } from '../use-committed.ts';

type Props = ControlProps & { readonly library: FieldProps };

/** The radio buttons of the library's theme, side by side when there is room. */
export default function Radios({ id, field, describedBy, invalid, disabled, library }: Props) {
  const [value, commit] = useCommitted(field.name);
  const label = t(field.label);
  const input = { 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
  return (
    <RadioWidget
      id={`${id}-choices`}
      name={field.name}
      htmlName={field.name}
      label={label}
      hideLabel={true}
      schema={library.schema}
      registry={library.registry}
      options={{
        inline: true,
        enumOptions: (field.choices ?? []).map((choice) => ({ ...choice, label: t(choice.label) })),
        mui: {
          rjsfSlotProps: {
            radioGroup: { 'aria-label': label, 'aria-required': field.required },
            radio: { size: 'small', slotProps: { input } },
          },
        },
      }}
      value={value}
      disabled={disabled}
      onChange={commit}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

function nothing(): void {
  // A choice is committed at once.
}
