import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { EditedField } from '../../../../core/model.ts';
import { type Row, resolveValues } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { OwnPart } from '../../ui/own-part.tsx';
import { type FormApi, scopeOf, useForm } from '../state/form-api.ts';
import type { FormStore } from '../state/form-store.ts';
import { isEmpty } from '../state/payload.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';
import { useNoted } from './use-noted.ts';

/** Renders a widget or one of the product's own fields as the control of a form field. */
export default function OwnField({ id, field, describedBy, disabled }: ControlProps) {
  const form = useForm();
  const { name, label, required, widget, options = {}, choices } = field;
  const [value, commit] = useCommitted(name);
  const note = useNoted(name, commit);
  const begin = useCallback(
    (first: unknown) => form.store.adopt({ ...form.store.start(), [name]: first }),
    [form, name],
  );
  const asked = useAsked(form, name);
  const props = useGiven(form, field.props);
  const errors = useErrors(form.store, name);
  const edited: EditedField = {
    name,
    label: t(label),
    value: value ?? undefined,
    commit,
    note,
    begin,
    ...asked,
    errors,
    disabled,
    required: required === true,
    id,
    idOf: (path) => form.idOf(path === '' ? name : `${name}.${path}`),
    labelledBy: `${id}-label`,
    ...(describedBy ? { describedBy } : {}),
  };
  const partProps = widget === undefined ? { options, ...(choices && { choices }) } : props;
  return (
    <OwnPart
      group={widget === undefined ? 'fields' : 'widgets'}
      name={widget ?? field.field}
      place={form.screen.file}
      partProps={{ ...partProps, field: edited }}
    />
  );
}

/** What the part is asked before its value is sent. */
function useAsked(form: FormApi, name: string): Pick<EditedField, 'check' | 'ask'> {
  return useMemo(
    () => ({
      check: (find) =>
        form.store.setCheck(name, (checkedValue) =>
          isEmpty(checkedValue) ? [] : find(checkedValue).map((problem) => ({ ...problem, own: true })),
        ),
      ask: (find) => form.store.setQuestion(name, find),
    }),
    [form, name],
  );
}

/** The declared props of the widget; re-renders when one refers to a changed form value. */
function useGiven(form: FormApi, declared: ControlProps['field']['props']): object {
  const last = useRef<Row>({});
  const isOfForm = Object.values(declared ?? {}).some(
    (value) => typeof value === 'object' && value?.from === 'form',
  );
  const subscribe = useCallback(
    (listener: () => void) => (isOfForm ? form.store.subscribe('values', listener) : () => undefined),
    [form, isOfForm],
  );
  return useSyncExternalStore(subscribe, () => {
    const resolvedProps = resolveValues(declared, scopeOf(form));
    if (!isSame(resolvedProps, last.current)) last.current = resolvedProps;
    return last.current;
  });
}

/** A part that is the same object is not looked into: a record may be large. */
function isSame(leftProps: Row, rightProps: Row): boolean {
  const names = Object.keys(leftProps);
  const isOne = (a: unknown, b: unknown) =>
    Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
  return (
    names.length === Object.keys(rightProps).length &&
    names.every((name) => isOne(leftProps[name], rightProps[name]))
  );
}

/** Messages by path below the field; the same map while they are equal. */
function useErrors(store: FormStore, name: string): ReadonlyMap<string, string> {
  const last = useRef<ReadonlyMap<string, string>>(new Map());
  const subscribe = useCallback((listener: () => void) => store.subscribe('field-errors', listener), [store]);
  return useSyncExternalStore(subscribe, () => {
    const currentErrors = store.errorsAt(name);
    const lastErrors = last.current;
    const isSame =
      currentErrors.size === lastErrors.size &&
      [...currentErrors].every(([path, text]) => lastErrors.get(path) === text);
    if (!isSame) last.current = currentErrors;
    return last.current;
  });
}
