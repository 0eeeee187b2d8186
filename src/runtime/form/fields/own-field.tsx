import { useCallback, useRef, useSyncExternalStore } from 'react';
import { t } from '../../core/i18n/t.ts';
import { resolveValues } from '../../core/scope.ts';
import type { EditedField } from '../../model.ts';
import { OwnPart } from '../../ui/own-part.tsx';
import { type FormApi, scopeOf, useForm } from '../state/form-api.ts';
import type { FormStore } from '../state/form-store.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** Renders a widget or one of the product's own fields as the control of a form field. */
export function OwnField({ id, field, describedBy, disabled }: ControlProps) {
  const form = useForm();
  const { name, label, required, widget, options = {}, choices } = field;
  const [value, commit] = useCommitted(name);
  const props = useGiven(form, field.props);
  const errors = useErrors(form.store, name);
  const edited: EditedField = {
    name,
    label: t(label),
    value: value ?? undefined,
    commit,
    begin: (first) => form.store.adopt({ ...form.store.start(), [name]: first }),
    errors,
    disabled,
    required: required === true,
    id,
    idOf: (path) => form.idOf(path === '' ? name : `${name}.${path}`),
    labelledBy: `${id}-label`,
    ...(describedBy ? { describedBy } : {}),
  };
  const own = widget === undefined ? { options, ...(choices && { choices }) } : props;
  return (
    <OwnPart
      group={widget === undefined ? 'fields' : 'widgets'}
      name={widget ?? field.field}
      place={form.screen.file}
      given={{ ...own, field: edited }}
    />
  );
}

/** The declared props of the widget; re-renders when one refers to a changed form value. */
function useGiven(form: FormApi, declared: ControlProps['field']['props']): object {
  const last = useRef({ text: '', given: {} as object });
  const isOfForm = Object.values(declared ?? {}).some(
    (value) => typeof value === 'object' && value?.from === 'form',
  );
  const subscribe = useCallback(
    (listener: () => void) => (isOfForm ? form.store.subscribe('values', listener) : () => undefined),
    [form, isOfForm],
  );
  return useSyncExternalStore(subscribe, () => {
    const given = resolveValues(declared, scopeOf(form));
    const text = JSON.stringify(given);
    if (text !== last.current.text) last.current = { text, given };
    return last.current.given;
  });
}

/** Messages by path below the field; the same map while they are equal. */
function useErrors(store: FormStore, name: string): ReadonlyMap<string, string> {
  const last = useRef<ReadonlyMap<string, string>>(new Map());
  const subscribe = useCallback((listener: () => void) => store.subscribe('field-errors', listener), [store]);
  return useSyncExternalStore(subscribe, () => {
    const next = store.errorsAt(name);
    const known = last.current;
    const isSame = next.size === known.size && [...next].every(([path, text]) => known.get(path) === text);
    if (!isSame) last.current = next;
    return last.current;
  });
}
