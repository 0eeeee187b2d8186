import { type KeyboardEvent, useCallback, useSyncExternalStore } from 'react';
import { evaluate } from '../../core/conditions/evaluate.ts';
import { t } from '../../core/i18n/t.ts';
import { entryOf } from '../../form/fields/index.ts';
import { FormContext, scopeOf } from '../../form/state/form-api.ts';
import { isEmpty } from '../../form/state/payload.ts';
import type { FormField } from '../../model.ts';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import { isCaretKey } from './cell-keys.ts';
import { useFirstFocus, useHeldFocus } from './held-focus.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';

/** What the keys of a cell do; false: nothing, and the key is the page's. */
export interface CellKeys {
  enter(edit: RowEdit, event: KeyboardEvent<HTMLElement>): boolean;
  escape(edit: RowEdit, name: string): boolean;
  /** A control with another value is left. */
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

/** The control of a field in its cell, and what is wrong with it. */
export function EditCell({ edits, edit, field, name, keys }: EditCellProps) {
  const { form } = edit;
  const id = form.idOf(field.name);
  const message = useStored(edit, `error:${field.name}`, () => form.store.error(field.name));
  const isChanged = useStored(edit, `value:${field.name}`, () => edits.isChanged(form, field.name));
  useFirstFocus(edit, id, form.layout.order[0] === field.name);
  useHeldFocus(edit, id);
  const entry = entryOf(field);
  if (!entry) return <UnknownNode what="field" name={field.field} place={form.screen.file} />;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isCaretKey(event, edits.saving)) event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isDone =
      event.key === 'Escape' ? keys.escape(edit, field.name) : isEnter(event) && keys.enter(edit, event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A control that is left as the row has it shows that: emptied, or with the same value in other letters.
  const onBlur = () => {
    if (edits.saving === 'each') return;
    const isLeft = isEmpty(form.store.value(field.name)) || !edits.isChanged(form, field.name);
    if (isLeft) edits.reset(edit, [field.name]);
    else keys.leave?.();
  };
  const Control = entry.control;
  return (
    <FormContext value={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the control within */}
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

/** Enter in one line of text; in several lines only with Ctrl. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  return event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey;
}

/** While a row is saved alone, nothing is typed into it; of several, what is typed meanwhile is the next change. */
function isLocked({ saving }: RowEdits, { busy, form }: RowEdit, { readOnly, enabled }: FormField): boolean {
  if (readOnly || (busy && saving === 'each')) return true;
  return enabled !== undefined && !evaluate(enabled, scopeOf(form));
}
