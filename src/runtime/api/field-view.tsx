import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldName } from '../../../core/generated/language/names.ts';
import type { FieldOptions } from '../../../core/generated/language/options.ts';
import type { Call, FormField, FormScreen } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';
import { FieldFrame } from '../form/engine/field-frame.tsx';
import { FormShape } from '../form/engine/form-surface.ts';
import { entryOf } from '../form/fields/index.ts';
import { type FormApi, FormContext } from '../form/state/form-api.ts';
import { layoutOf } from '../form/state/form-layout.ts';
import { FormStore, same } from '../form/state/form-store.ts';
import { useScope } from '../navigation/current-screen.ts';
import { UnknownNode } from '../ui/unknown-node.tsx';
import { InFields } from './fields-view.tsx';

/** Fields that only work inside a form: files are sent with its call; an order and entries belong to its record. */
type FormOnly = 'file' | 'image' | 'order' | 'repeater';

export interface FieldProps
  extends Pick<FormField, 'label' | 'help' | 'placeholder' | 'choices' | 'source' | 'required' | 'readOnly'> {
  /** A name from fields.json or one of the product's own fields. */
  readonly field: Exclude<FieldName, FormOnly> | (string & {});
  readonly value: unknown;
  /** Called 150 ms after typing, on blur, or on a choice. An empty value is null or ''. */
  onChange(value: unknown): void;
  readonly options?: FieldOptions[Exclude<FieldName, FormOnly>] | Row;
  /** The source of a picker's options: an endpoint and its input. */
  readonly source?: Call;
  /** The error message, already translated. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** A number field of whole numbers: points between groups of three digits are thousands separators. */
  readonly whole?: boolean;
  /** Width in columns of 12; default 12. */
  readonly span?: FormField['span'];
}

const NAME = 'value';

/** A form control outside of a form, with its label, help and message. */
export default function FieldView({
  value,
  onChange,
  error,
  disabled = false,
  whole = false,
  ...declared
}: FieldProps) {
  const id = useId();
  const isInFields = useContext(InFields);
  const scope = useScope();
  const declarationText = JSON.stringify(declared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: declarations are compared by content
  const screen = useMemo(
    () => screenOf({ ...declared, name: NAME, span: declared.span ?? 12 } as FormField, whole),
    [declarationText, whole],
  );
  const [store] = useState(() => new FormStore({ [NAME]: value }));
  const form = useMemo<FormApi>(() => {
    // Called while the person types.
    const layout = { ...layoutOf(screen), watched: new Set([NAME]) };
    return { screen, layout, store, scope, idOf: () => id, recheck: () => undefined };
  }, [screen, store, scope, id]);
  const latestProps = useRef({ value, onChange });
  useLayoutEffect(() => {
    latestProps.current = { value, onChange };
    if (!store.isPending(NAME) && !same(store.value(NAME), value)) store.put(NAME, value);
  }, [store, value, onChange]);
  useLayoutEffect(
    () =>
      store.subscribe(`value:${NAME}`, () => {
        const storeValue = store.value(NAME);
        if (!same(storeValue, latestProps.current.value)) latestProps.current.onChange(storeValue);
      }),
    [store],
  );
  useEffect(() => store.setError(NAME, error), [store, error]);
  const [field] = screen.fields;
  const entry = field && entryOf(field);
  if (!field || !entry) return <UnknownNode nodeKind="field" name={declared.field} />;
  const frame = <FieldFrame field={field} entry={entry} disabled={disabled || field.readOnly === true} />;
  return <FormContext value={form}>{isInFields ? frame : <FormShape>{frame}</FormShape>}</FormContext>;
}

/** The field as a form without a submit call. */
function screenOf(field: FormField, whole: boolean): FormScreen {
  const schema = { type: 'object', properties: whole ? { [NAME]: { type: 'integer' } } : {} };
  const endpoint = {
    id: '',
    method: 'POST',
    path: '/',
    roles: [],
    effect: 'write',
    envelope: 'none',
  } as const;
  return {
    id: '',
    file: '',
    title: '',
    roles: [],
    route: '/',
    sections: [],
    initial: {},
    lock: 0,
    kind: 'form',
    fields: [field],
    body: { schema, validate: () => true, messages: {} },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the declaration language; the value is not a function
    submit: { call: { endpoint }, label: '', then: {} },
  };
}
