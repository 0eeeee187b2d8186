import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useMemo, useRef } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { useForm } from '../../state/form-api.ts';
import { propertyAt } from '../../state/paths.ts';
import type { ControlProps } from '../field-entry.ts';
import { useCommitted } from '../use-committed.ts';
import { entryTemplates, look, translate } from './repeater-templates.tsx';
import { useEntryFocus } from './use-entry-focus.ts';

type Props = Omit<ControlProps, 'library'> & { readonly library: FieldProps };

const none: readonly unknown[] = [];

/**
 * The form library's list field with the theme's templates: it manages the entries' keys and buttons and renders the fields
 * inside. The entries themselves are a value of the form's store like any other.
 */
export default function Repeater({ id, field, describedBy, invalid, disabled, library }: Props) {
  const { store, screen } = useForm();
  const [value, commit] = useCommitted(field.name);
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : none;
  const box = useRef<HTMLDivElement>(null);
  const focus = useEntryFocus(box, entries);
  // The default registry; the cast narrows its general type.
  const ArrayField = library.registry.fields.ArrayField as ComponentType<FieldProps>;
  const registry = useMemo(() => {
    const templates = { ...library.registry.templates, ...entryTemplates };
    return { ...library.registry, templates, translateString: translate };
  }, [library.registry]);

  const { minItems } = propertyAt(screen.body.schema, field.name) ?? {};
  const removable = typeof minItems !== 'number' || entries.length > minItems;
  const uiSchema = useMemo(() => {
    const { add } = field.options ?? {};
    const label = t(field.label);
    return {
      items: { ...library.uiSchema?.items, 'ui:options': { ...look, list: label } },
      'ui:options': { ...look, removable, add: typeof add === 'string' ? t(add) : t('Add') },
    };
  }, [library.uiSchema, field, removable]);

  const change = (changedEntries: readonly unknown[]) => {
    // The present errors refer to the previous order of the entries.
    for (const { field: name } of store.fieldErrors())
      if (name?.startsWith(`${field.name}.`)) store.setError(name, undefined);
    focus.changed(changedEntries);
    commit(changedEntries.map((entry) => entry ?? {}));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the label above
    <div
      ref={box}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={t(field.label)}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      onClickCapture={focus.pressed}
    >
      <ArrayField
        {...library}
        registry={registry}
        uiSchema={uiSchema}
        formData={entries}
        disabled={disabled}
        onChange={change}
      />
    </div>
  );
}
