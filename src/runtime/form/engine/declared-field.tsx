import type { FieldProps } from '@rjsf/utils';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { resolveValues } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import { entryOf } from '../fields/index.ts';
import { type FormApi, scopeOf, useForm } from '../state/form-api.ts';
import { fieldAt } from '../state/form-layout.ts';
import { FieldFrame } from './field-frame.tsx';

/** Renders the declared field of this body property. */
export function DeclaredField(library: FieldProps) {
  const form = useForm();
  const name = library.fieldPathId.path.join('.');
  const field = useMemo(() => fieldAt(form.layout.fields, name), [form.layout, name]);
  if (!field) return <Unknown name={name} />;
  return field.when || field.enabled || field.requiredWhen || field.extension ? (
    <ConditionalField form={form} field={field} library={library} />
  ) : (
    <Drawn field={field} disabled={library.disabled === true} library={library} />
  );
}

interface DrawnProps {
  readonly field: FormField;
  readonly library: FieldProps;
}

/** Only fields with conditions subscribe to other fields; they re-render only when the result changes. */
function ConditionalField({ form, field, library }: DrawnProps & { form: FormApi }) {
  const subscribe = useCallback((listener: () => void) => form.store.subscribe('values', listener), [form]);
  const visible = useSyncExternalStore(subscribe, () => isVisible(form, field));
  const enabled = useSyncExternalStore(subscribe, () => isEnabled(form, field));
  const required = useSyncExternalStore(subscribe, () => isRequired(form, field));
  const effectiveField = useMemo<FormField>(
    () => (required && !field.required ? { ...field, required: true } : field),
    [field, required],
  );
  return visible ? <Drawn field={effectiveField} disabled={!enabled} library={library} /> : null;
}

function Drawn({ field, disabled, library }: DrawnProps & { disabled: boolean }) {
  const entry = entryOf(field);
  if (!entry) return <Unknown name={field.field} />;
  return (
    <FieldFrame
      field={field}
      entry={entry}
      disabled={disabled || field.readOnly === true}
      library={library}
    />
  );
}

function Unknown({ name }: { name: string }) {
  const { screen } = useForm();
  return (
    <div className="form-field">
      <UnknownNode nodeKind="field" name={name} place={screen.file} />
    </div>
  );
}

export function isVisible(form: Pick<FormApi, 'scope' | 'store'>, field: FormField): boolean {
  if (field.extension && !extensionOn(field.extension)) return false;
  return field.when === undefined || evaluate(field.when, scopeOf(form));
}

/** The rules of a body speak of what is sent: the form's values and what its call is given, not the loaded record. */
function isRequired(form: FormApi, { required, requiredWhen }: FormField): boolean {
  if (required || !requiredWhen) return required === true;
  const scope = scopeOf(form);
  const sent = { ...scope.form, ...resolveValues(form.screen.submit.call.with, scope) };
  return evaluate(requiredWhen, { ...scope, row: sent, form: sent });
}

function isEnabled(form: FormApi, field: FormField): boolean {
  return field.enabled === undefined || evaluate(field.enabled, scopeOf(form));
}
