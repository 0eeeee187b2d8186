import { type RefObject, useLayoutEffect } from 'react';
import { readPath } from '../../../../../core/scope.ts';
import { same } from '../../state/form-store.ts';
import { followTyping, isDoubted } from '../typing/follow-typing.ts';
import { sayHeld } from '../typing/held-note.ts';
import { cellOf } from './line-cell.ts';
import { readControl } from './line-table.ts';
import type { Lines } from './use-lines.ts';

/** Filters and groups what is typed into the numbers of all rows, and remembers those that may be others than were meant. */
export function useLineTyping(lineItems: Lines, body: RefObject<HTMLTableSectionElement | null>): void {
  const { form, name, lines, table } = lineItems;
  useLayoutEffect(() => {
    const { current } = body;
    if (!current) return undefined;
    const note = (input: EventTarget | null) => {
      const cell = cellOf({ table }, input);
      if (!cell?.column.rulesIn || !(cell.control instanceof HTMLInputElement)) return;
      const { key, column, control } = cell;
      const { value: text } = control;
      const value = readControl(column, control);
      const stands = () => same(readPath(lines.line(key)?.values ?? {}, column.field.name), value);
      const label = `${column.label} (${lines.indexOf(key) + 1})`;
      const doubt = isDoubted(control) ? { label, text, stands } : undefined;
      form.store.setDoubt(`${name}:${key}:${column.field.name}`, doubt);
    };
    const onInput = ({ target }: Event) => note(target);
    const end = followTyping(current, {
      rulesOf(input) {
        const cell = cellOf({ table }, input);
        return cell?.column.rulesIn?.(lines.line(cell.key)?.values ?? {});
      },
      dropped(input, character) {
        sayHeld(input, character);
        note(input);
      },
    });
    current.addEventListener('input', onInput);
    return () => {
      end();
      current.removeEventListener('input', onInput);
    };
  }, [body, form, name, lines, table]);
}
