import { type KeyboardEvent, useCallback, useSyncExternalStore } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { entryOf } from '../../form/fields/index.ts';
import { FormContext, scopeOf } from '../../form/state/form-api.ts';
import { isEmpty } from '../../form/state/payload.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import { isCaretKey } from './cell-keys.ts';
import { useFirstFocus, useHeldFocus } from './held-focus.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';

/** Handles a key of the cell; false leaves it to the page. */
export interface CellKeys {
  enter(edit: RowEdit, event: KeyboardEvent<HTMLElement>): boolean;
  escape(edit: RowEdit, name: string): boolean;
  /** Called when a control with a changed value loses the focus. */
  leave?(): void;
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
  // On blur, an emptied or equal value is reset to the row's own formatting.
  const onBlur = () => {
    if (edits.saving === 'each') return;
    const isLeft = isEmpty(form.store.value(field.name)) || !edits.isChanged(form, field.name);
    if (isLeft) edits.reset(edit, [field.name]);
    else keys.leave?.();
  };
  const Control = entry.control;
  return (
    <FormContext value={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: event delegation for the control inside */}
      <div className="edit-field" data-changed={isChanged || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
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
