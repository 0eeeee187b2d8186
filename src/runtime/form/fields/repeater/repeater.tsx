import type { FieldProps } from '@rjsf/utils';
import { type ClipboardEvent, type ComponentType, type FocusEvent, useMemo, useRef, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import { type FormApi, useForm } from '../../state/form-api.ts';
import { entryPath, propertyAt } from '../../state/paths.ts';
import type { ControlProps } from '../field-entry.ts';
import { keysHint } from '../line-items/line-keys.ts';
import { blockOf } from '../line-items/paste-block.ts';
import { useCommitted } from '../use-committed.ts';
import { pressEntryKey } from './entry-keys.ts';
import { entryTemplates, lookOf, translate } from './repeater-templates.tsx';
import { useEntryFocus } from './use-entry-focus.ts';

type Props = Omit<ControlProps, 'library'> & { readonly library: FieldProps };

const none: readonly unknown[] = [];

/**
 * The form library's list field with the theme's templates: it manages the entries' keys and buttons and renders the fields
 * inside. The entries themselves are a value of the form's store like any other.
 */
export default function Repeater({ id, field, describedBy, invalid, disabled, library }: Props) {
  const form = useForm();
  const { store, screen } = form;
  const [value, commit] = useCommitted(field.name);
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : none;
  const box = useRef<HTMLDivElement>(null);
  const focus = useEntryFocus(box, entries);
  const [statusText, setStatusText] = useState('');
  // The default registry; the cast narrows its general type.
  const ArrayField = library.registry.fields.ArrayField as ComponentType<FieldProps>;
  const { minItems } = propertyAt(screen.body.schema, field.name) ?? {};
  const hasEntries = entries.length > 0;
  const removable = typeof minItems !== 'number' || entries.length > minItems;
  const drawing = useDrawing(library, field, { removable, hasEntries });

  const change = (changedEntries: readonly unknown[]) => {
    store.moveErrors(field.name, (index) => {
      const place = changedEntries.indexOf(entries[index]);
      return place < 0 ? undefined : place;
    });
    setStatusText(focus.changed(changedEntries));
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
      onKeyDownCapture={(event) => pressEntryKey(event, { ...focus, flush: () => void store.flush() })}
      onPaste={(event) => paste(event, form, field, setStatusText)}
      onFocus={hasEntries ? undefined : focusAddButton}
    >
      <ArrayField {...library} {...drawing} formData={entries} disabled={disabled} onChange={change} />
      <div className="visually-hidden" role="status">
        {statusText}
      </div>
    </div>
  );
}

/** The templates, buttons and texts that the library draws the list with. */
function useDrawing(
  { registry, uiSchema }: FieldProps,
  field: FormField,
  { removable, hasEntries }: { readonly removable: boolean; readonly hasEntries: boolean },
): Pick<FieldProps, 'registry' | 'uiSchema'> {
  const listRegistry = useMemo(() => {
    const templates = { ...registry.templates, ...entryTemplates };
    return { ...registry, templates, translateString: translate };
  }, [registry]);
  const listUiSchema = useMemo(() => {
    const { add } = field.options ?? {};
    const look = lookOf(field.fields?.length === 1);
    const buttonTexts = { add: typeof add === 'string' ? t(add) : t('Add'), hint: hasEntries && keysHint() };
    return {
      items: { ...uiSchema?.items, 'ui:options': { ...look, list: t(field.label) } },
      'ui:options': { ...look, ...buttonTexts, removable },
    };
  }, [uiSchema, field, removable, hasEntries]);
  return { registry: listRegistry, uiSchema: listUiSchema };
}

/** Several pasted values fill as many entries; what that takes is loaded when somebody does it. */
function paste(
  event: ClipboardEvent<HTMLElement>,
  form: FormApi,
  field: FormField,
  say: (text: string) => void,
): void {
  const { target, clipboardData } = event;
  const from = target instanceof HTMLInputElement ? entryPath(target.name) : undefined;
  const block = from && blockOf(clipboardData.getData('text/plain'));
  if (!block) return;
  event.preventDefault();
  void import('./paste-entries.ts')
    .then(({ pasteEntries }) => pasteEntries(form, field, from, block))
    .then((count) => say(t('{count} lines pasted.', { count })));
}

/** Without entries the focus of the list is on the button that adds one. */
function focusAddButton({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('.repeater-add')?.focus();
}
