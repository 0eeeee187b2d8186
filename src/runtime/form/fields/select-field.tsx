import type { Choice } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { InputBox } from '../../ui/input-box.tsx';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** One of a few declared choices in a native select, which supports keyboard, touch and screen readers. */
export function SelectField(props: ControlProps) {
  const { field } = props;
  const [value, commit] = useCommitted(field.name);
  const choices = field.choices ?? [];
  const chosen = choiceOf(choices, String(value ?? ''));
  return (
    <InputBox className="field-select">
      <select
        {...controlAttributes(props)}
        name={field.name}
        value={chosen ? String(chosen.value) : ''}
        data-empty={!chosen || undefined}
        onChange={(event) => commit(choiceOf(choices, event.currentTarget.value)?.value ?? null)}
      >
        {field.required && chosen ? null : (
          <option value="">{field.placeholder ? t(field.placeholder) : t('Choose…')}</option>
        )}
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {t(choice.label)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </InputBox>
  );
}

/** The option's value as text, so that a script can select by it. */
function choiceOf(choices: readonly Choice[], option: string): Choice | undefined {
  return choices.find(({ value }) => String(value) === option);
}
