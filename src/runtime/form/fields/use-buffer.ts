import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isEnter } from '../../ui/is-composing.ts';
import { useForm } from '../state/form-api.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';
import type { Codec } from './codec.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

const IDLE = 150;

/**
 * An input that keeps its own text: React draws nothing while someone types. The form is told only that there is
 * something to read; it is committed when the field is left, when the form is submitted, or shortly after the
 * typing where another field's condition looks at this one, or a message stands at it that may be answered now.
 */
export function useBuffer<T extends Input>(name: string, codec: Codec) {
  const form = useForm();
  const { store, layout, recheck } = form;
  const ref = useRef<T>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const input = ref.current;
    const show = () => {
      const text = codec.print(store.value(name));
      if (input && input.value !== text) input.value = text;
    };
    // This input replaced another input of the same field before that one committed its text.
    show();
    const leave = store.subscribe(`adopted:${name}`, show);
    return () => {
      leave();
      clearTimeout(timer.current);
      // A field that gets hidden must not lose its text: it may be shown again.
      if (input && store.isPending(name)) store.commit(name, codec.parse(input.value));
    };
  }, [store, name, codec]);

  const read = () => (ref.current ? codec.parse(ref.current.value) : store.value(name));
  const commit = () => {
    clearTimeout(timer.current);
    if (!store.isPending(name)) return;
    if (store.commit(name, read())) updateLinkedFields(form, name);
    recheck(name);
  };
  const latestCommit = useRef(commit);
  latestCommit.current = commit;
  const isWatched = layout.watched.has(name);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!isWatched || !input) return undefined;
    // Enter may submit at once what is told of the typing a moment later.
    const onKey = (event: Event) => {
      if (isEnter(event as KeyboardEvent)) flushSync(() => latestCommit.current());
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [isWatched]);
  const onInput = () => {
    store.note(name, read);
    if (!isWatched && store.error(name) === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, IDLE);
  };
  return { ref, name, defaultValue: codec.print(store.value(name)), onInput, onBlur: commit };
}
