import type { FieldProps } from '@rjsf/utils';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldEntry } from '../fields/field-entry.ts';
import { useForm } from '../state/form-api.ts';

/** Label above, control, help and message below. Re-renders only when its own message changes. */
export function FieldFrame({
  field,
  entry,
  disabled,
  library,
}: {
  field: FormField;
  entry: FieldEntry;
  disabled: boolean;
  /** Absent outside of the form library's forms. */
  library?: FieldProps;
}) {
  const { store, idOf } = useForm();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`error:${field.name}`, listener),
    [store, field],
  );
  const message = useSyncExternalStore(subscribe, () => store.error(field.name));
  const id = idOf(field.name);
  const help = field.help ?? undefined;
  const describedBy = [message && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const Control = entry.control;
  return (
    <div
      className="form-field"
      data-span={field.span}
      data-field={field.name}
      data-inline={entry.inline}
      data-wide={entry.wide}
    >
      <div className="form-label">
        <label id={`${id}-label`} htmlFor={id}>
          {t(field.label)}
        </label>
        {field.required ? <span aria-hidden="true">*</span> : null}
      </div>
      <Control
        id={id}
        field={field}
        describedBy={describedBy}
        invalid={message !== undefined}
        disabled={disabled}
        {...(library && { library })}
      />
      <Message id={`${id}-error`} text={message} />
      {help ? (
        <p className="form-help" id={`${id}-help`}>
          {t(help)}
        </p>
      ) : null}
    </div>
  );
}

function Message({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  // A resolved message keeps its line: if the layout shifted on blur, the button being pressed would move away from the pointer
  // and the click would be lost.
  const seen = useRef(text);
  if (text) seen.current = text;
  if (text)
    return (
      <p className="form-message" id={id}>
        {text}
      </p>
    );
  return seen.current ? (
    <p className="form-message" style={{ visibility: 'hidden' }} aria-hidden="true">
      {seen.current}
    </p>
  ) : null;
}
