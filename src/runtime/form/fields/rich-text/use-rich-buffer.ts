import type { Editor } from '@tiptap/react';
import { useMemo, useRef } from 'react';
import { isBlankHtml } from '../../../../../core/validation/allowed-html.ts';
import { useForm } from '../../state/form-api.ts';
import { updateLinkedFields } from '../../state/linked-fields.ts';

const IDLE = 150;

/** The editor's counterpart of `useBuffer`: marks the field as changed, and the form reads the text on demand. */
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
      /** Shows values set from outside; a field that gets hidden keeps its text. */
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

/** The text as HTML; one that shows nothing, such as three spaces, is the empty text, as the server takes it. */
function written(editor: Editor): string {
  const html = editor.getHTML();
  return isBlankHtml(html) ? '' : html;
}
