import type { Editor } from '@tiptap/react';
import { useMemo, useRef } from 'react';
import { useForm } from '../../state/form-api.ts';
import { updateLinkedFields } from '../../state/linked-fields.ts';

const IDLE = 150;

/** What `useBuffer` is to an input: the form is told that there is something to read, and reads it when it needs it. */
export function useRichBuffer(name: string) {
  const form = useForm();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const { store, layout, recheck } = form;
    const commit = (editor: Editor) => {
      clearTimeout(timer.current);
      if (!store.isPending(name)) return;
      if (store.commit(name, written(editor))) updateLinkedFields(form, name);
      recheck(name);
    };
    return {
      onUpdate({ editor }: { editor: Editor }) {
        store.note(name, () => written(editor));
        if (!layout.watched.has(name)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => commit(editor), IDLE);
      },
      onBlur: ({ editor }: { editor: Editor }) => commit(editor),
      /** Shows what the form sets from outside; a field that is hidden with text in it does not lose it. */
      follow(editor: Editor) {
        const show = () => {
          const value = store.value(name);
          editor.commands.setContent(typeof value === 'string' ? value : '', { emitUpdate: false });
        };
        const leave = store.subscribe(`adopted:${name}`, show);
        return () => {
          leave();
          clearTimeout(timer.current);
          if (store.isPending(name)) store.commit(name, written(editor));
        };
      },
    };
  }, [form, name]);
}

/** The text as HTML; nothing but an empty paragraph is the empty text. */
function written(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}
