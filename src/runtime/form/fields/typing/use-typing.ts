import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import { useForm } from '../../state/form-api.ts';
import { same } from '../../state/form-store.ts';
import type { Codec } from '../codec.ts';
import { followTyping, isDoubted } from './follow-typing.ts';
import { sayHeld } from './held-note.ts';
import type { TypingRules } from './typing-rules.ts';

/** Filters and groups what is typed into the input of a field; what may be another number than was meant is asked about. */
export function useTyping(
  ref: RefObject<HTMLInputElement | null>,
  rules: TypingRules,
  { name, label }: Pick<FormField, 'name' | 'label'>,
  codec: Codec,
): void {
  const { store } = useForm();
  const latest = useRef(rules);
  useLayoutEffect(() => {
    latest.current = rules;
  }, [rules]);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return undefined;
    const note = () => {
      const { value: text } = input;
      const value = codec.parse(text);
      const stands = () => same(store.value(name), value);
      store.setDoubt(name, isDoubted(input) ? { label: t(label), text, stands } : undefined);
    };
    const end = followTyping(input, {
      rulesOf: () => latest.current,
      dropped(target, character) {
        sayHeld(target, character);
        note();
      },
    });
    input.addEventListener('input', note);
    return () => {
      end();
      input.removeEventListener('input', note);
    };
  }, [ref, store, name, label, codec]);
}
