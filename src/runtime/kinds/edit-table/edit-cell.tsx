import { type KeyboardEvent, useCallback, useSyncExternalStore } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { entryOf } from '../../form/fields/index.ts';
import { FormContext, scopeOf } from '../../form/state/form-api.ts';
import { isEmpty } from '../../form/state/payload.ts';
import { afterPress } from '../../ui/after-press.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import { isCaretKey } from './cell-keys.ts';
import { useFirstFocus, useHeldFocus } from './held-focus.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';

/** Handles a key of the cell; false leaves it to the page. */
export interface CellKeys {
  enter(edit: RowEdit, event: KeyboardEvent<HTMLElement>): boolean;
  escape(edit: RowEdit, name: string): boolean;
}

interface EditCellProps {
  readonly edits: RowEdits;
  readonly edit: RowEdit;
  readonly field: FormField;
  /** Names the row, for screen readers. */
  readonly name: string;
  readonly keys: CellKeys;
}

/** The control of a field in its cell, with its error message. */
export function EditCell({ edits, edit, field, name, keys }: EditCellProps) {
  const { form } = edit;
  const id = form.idOf(field.name);
  const message = useStored(edit, `error:${field.name}`, () => form.store.error(field.name));
  const isChanged = useStored(edit, `value:${field.name}`, () => edits.isChanged(form, field.name));
  useFirstFocus(edit, id, form.layout.order[0] === field.name);
  useHeldFocus(edit, id);
  const entry = entryOf(field);
  if (!entry) return <UnknownNode nodeKind="field" name={field.field} place={form.screen.file} />;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isCaretKey(event, edits.saving)) event.stopPropagation();
    if (event.defaultPrevented || isComposing(event)) return;
    const isDone =
      event.key === 'Escape' ? keys.escape(edit, field.name) : isEnter(event) && keys.enter(edit, event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => leave(edits, edit, field, name);
  const onInput = () => {
    if (edits.saving === 'together') form.store.setError(field.name, undefined);
  };
  const Control = entry.control;
  return (
    <FormContext value={form}>
      <div className="edit-field" data-changed={isChanged || undefined} {...{ onKeyDown, onBlur, onInput }}>
        <label className="visually-hidden" htmlFor={id}>
          {t('{label} of {name}', { label: t(field.label), name })}
        </label>
        <Control
          id={id}
          field={field}
          {...(message !== undefined && { describedBy: `${id}-error` })}
          invalid={message !== undefined}
          disabled={isLocked(edits, edit, field)}
        />
        {message !== undefined && (
          <p className="form-message" id={`${id}-error`}>
            {message}
          </p>
        )}
      </div>
    </FormContext>
  );
}

/**
 * On blur, a changed value is checked by itself. An emptied or equal one is reset to the row's own formatting; an emptied position
 * is so as stated, another is told, at its cell too.
 */
function leave(edits: RowEdits, edit: RowEdit, { name: fieldName, label }: FormField, name: string): void {
  if (edits.saving === 'each') return;
  const { store } = edit.form;
  const [value, start] = [store.value(fieldName), store.start()[fieldName]];
  if (!isEmpty(value) && edits.isChanged(edit.form, fieldName)) {
    afterPress(() => edits.checkAlone(edit, fieldName));
    return;
  }
  edits.reset(edit, [fieldName]);
  if (!isEmpty(value) || isEmpty(start) || fieldName === edits.place) return;
  const values = { label: t(label), name, value: String(start) };
  store.setError(fieldName, t('Needs a value; it is {value} again.', values));
  notify(t('Each row needs a value here. {label} of {name} is {value} again.', values), 'info');
}

function useStored<T>({ form: { store } }: RowEdit, topic: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(topic, listener), [store, topic]);
  return useSyncExternalStore(subscribe, read);
}

/** Enter in a one-line input; in a textarea only with Ctrl. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  return event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey;
}

/** Controls are locked while their row is saved alone; when several are saved, further typing is the next change. */
function isLocked({ saving }: RowEdits, { busy, form }: RowEdit, { readOnly, enabled }: FormField): boolean {
  if (readOnly || (busy && saving === 'each')) return true;
  return enabled !== undefined && !evaluate(enabled, scopeOf(form));
}
