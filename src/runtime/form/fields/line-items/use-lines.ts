import { useLayoutEffect, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { extensionOn } from '../../../base/page-settings.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { type FormApi, useForm } from '../../state/form-api.ts';
import { propertyAt } from '../../state/paths.ts';
import { LineStore } from './line-store.ts';
import { type LineTable, tableOf } from './line-table.ts';
import { rowsWithout } from './rows-without.ts';

/** The rows of a field, kept beside the form's store, and the synchronization of the two. */
export interface Lines {
  readonly form: FormApi;
  readonly name: string;
  readonly lines: LineStore;
  readonly table: LineTable;
  /** Marks the field as typed; the form's store reads the rows on demand. */
  noted(): void;
  /** Runs a change that may move rows; their errors move along. */
  rearrange(change: () => void): void;
  /** The name of a cell in the body. */
  nameOf(key: number, column: string): string;
  /** A hand-made part of the form follows the values: it is updated when a cell loses the focus. */
  readonly isFollowed: boolean;
  /** Commits the rows to the form's store, for validation. */
  commit(): void;
}

export function useLines(id: string, field: FormField): Lines {
  const form = useForm();
  const { store, screen, record } = form;
  const { name } = field;
  const [{ lines, table }] = useState(() => {
    const property = propertyAt(screen.body.schema, name) ?? {};
    const supportedField = knownColumns(field);
    return {
      lines: new LineStore(supportedField, property, store.value(name)),
      table: tableOf(id, supportedField, property, record),
    };
  });
  useLayoutEffect(() => {
    lines.showErrors(store.errorsIn(name));
    const leave = [
      store.setQuestion(name, () => rowsWithout(field, store.value(name))),
      store.subscribe(`adopted:${name}`, () => lines.load(store.value(name))),
      store.subscribe('field-errors', () => lines.showErrors(store.errorsIn(name))),
    ];
    return () => {
      for (const stop of leave) stop();
      // A field that gets hidden must not lose its uncommitted value: it may be shown again.
      if (store.isPending(name)) store.commit(name, lines.read());
    };
  }, [store, lines, name, field]);

  const noted = useStable(() => store.note(name, () => lines.read()));
  const rearrange = useStable((change: () => void) => {
    const previousLines = lines.lines.get();
    change();
    const places = new Map(lines.lines.get().map(({ key }, index) => [key, index]));
    noted();
    store.moveErrors(name, (index) => places.get(previousLines[index]?.key ?? -1));
  });
  const nameOf = useStable((key: number, column: string) => `${name}.${lines.indexOf(key)}.${column}`);
  const commit = useStable(() => {
    if (store.isPending(name)) store.commit(name, lines.read());
  });
  const isFollowed = Boolean(screen.slots || screen.sections?.some(({ below }) => below));
  return { form, name, lines, table, noted, rearrange, nameOf, isFollowed, commit };
}

/** Without the columns that this server lacks. */
export function knownColumns(field: FormField): FormField {
  const fields = (field.fields ?? []).filter(({ extension }) => !extension || extensionOn(extension));
  return { ...field, fields };
}
