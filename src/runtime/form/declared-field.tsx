import type { FieldProps } from '@rjsf/utils';
import { useCallback, useSyncExternalStore } from 'react';
import { evaluate } from '../conditions/evaluate.ts';
import { fields } from '../fields/index.ts';
import type { FormField } from '../model.ts';
import { UnknownNode } from '../screen/unknown-node.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FormApi, scopeOf, useForm } from './form-api.ts';

/** Draws the declared field that stands at this place of the body. */
export function DeclaredField({ fieldPathId }: FieldProps) {
  const form = useForm();
  const name = fieldPathId.path.join('.');
  const field = form.layout.fields.get(name);
  if (!field) return <UnknownNode what="field" name={name} place={form.screen.file} />;
  return field.when || field.enabled ? (
    <ConditionalField form={form} field={field} />
  ) : (
    <Drawn field={field} />
  );
}

/** Only these fields listen to other fields, and draw only when their own answer changes. */
function ConditionalField({ form, field }: { form: FormApi; field: FormField }) {
  const subscribe = useCallback((listener: () => void) => form.store.subscribe('values', listener), [form]);
  const visible = useSyncExternalStore(subscribe, () => isVisible(form, field));
  const enabled = useSyncExternalStore(subscribe, () => isEnabled(form, field));
  return visible ? <Drawn field={field} disabled={!enabled} /> : null;
}

function Drawn({ field, disabled = false }: { field: FormField; disabled?: boolean }) {
  const form = useForm();
  const entry = fields[field.field as keyof typeof fields];
  if (!entry) return <UnknownNode what="field" name={field.field} place={form.screen.file} />;
  return <FieldFrame field={field} entry={entry} disabled={disabled || field.readOnly === true} />;
}

export function isVisible(form: Pick<FormApi, 'scope' | 'store'>, field: FormField): boolean {
  return field.when === undefined || evaluate(field.when, scopeOf(form));
}

function isEnabled(form: FormApi, field: FormField): boolean {
  return field.enabled === undefined || evaluate(field.enabled, scopeOf(form));
}
