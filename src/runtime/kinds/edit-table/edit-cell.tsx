import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { evaluate } from '../../core/conditions/evaluate.ts';
import { t } from '../../core/i18n/t.ts';
import { fields } from '../../form/fields/index.ts';
import { FormContext, scopeOf } from '../../form/state/form-api.ts';
import type { FormField } from '../../model.ts';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import type { HeldFocus, RowEdit } from './row-edits.ts';

interface EditCellProps {
  readonly edit: RowEdit;
  readonly field: FormField;
  /** Names the row, for those who do not see where the control stands. */
  readonly name: string;
  save(edit: RowEdit): void;
  cancel(edit: RowEdit): void;
}

/** The control of a field in its cell, and what is wrong with it. Enter saves, Escape gives up. */
export function EditCell({ edit, field, name, save, cancel }: EditCellProps) {
  const { form } = edit;
  const { store, layout, idOf } = form;
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`error:${field.name}`, listener),
    [store, field],
  );
  const message = useSyncExternalStore(subscribe, () => store.error(field.name));
  const id = idOf(field.name);
  const leads = layout.order[0] === field.name;
  useEffect(() => {
    if (!leads || !edit.fresh) return;
    edit.fresh = false;
    document.getElementById(id)?.focus();
  }, [leads, edit, id]);
  useHeldFocus(edit, id);
  const entry = fields[field.field as keyof typeof fields];
  if (!entry) return <UnknownNode what="field" name={field.field} place={form.screen.file} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const wanted = event.key === 'Escape' ? cancel : saves(event) ? save : undefined;
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    wanted(edit);
  };
  const Control = entry.control;
  return (
    <FormContext value={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the control within */}
      <div className="grid-field" onKeyDown={onKeyDown}>
        <label className="visually-hidden" htmlFor={id}>
          {t('{label} of {name}', { label: t(field.label), name })}
        </label>
        <Control
          id={id}
          field={field}
          {...(message !== undefined && { describedBy: `${id}-error` })}
          invalid={message !== undefined}
          disabled={edit.busy || field.readOnly === true || !isEnabled(edit, field)}
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
 * The table's library makes new elements for a row that changes its place: found by another search, or moved by the
 * rows of a newer answer. Who types in it keeps the focus and the place in the text.
 */
function useHeldFocus(edit: RowEdit, id: string): void {
  useLayoutEffect(() => {
    const { held } = edit;
    if (held?.id === id) takeFocus(document.getElementById(id), held.selection);
    return () => {
      const focused = document.activeElement;
      if (focused?.id !== id) return;
      edit.held = { id, selection: selectionOf(focused) };
      // The new element is there at the end of this very update, or not at all.
      queueMicrotask(() => {
        edit.held = undefined;
      });
    };
  }, [edit, id]);
}

function selectionOf(element: Element): HeldFocus['selection'] {
  return isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];
}

function takeFocus(element: HTMLElement | null, [start, end]: HeldFocus['selection']): void {
  element?.focus({ preventScroll: true });
  if (start !== null && element && isText(element)) element.setSelectionRange(start, end);
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Enter in one line of text; in several lines only with Ctrl. */
function saves(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  return event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey;
}

function isEnabled({ form }: RowEdit, field: FormField): boolean {
  return field.enabled === undefined || evaluate(field.enabled, scopeOf(form));
}
