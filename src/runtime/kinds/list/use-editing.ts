import { useEffect, useState } from 'react';
import type { ListScreen } from '../../../../core/model.ts';
import { useSurviving } from '../../navigation/surviving.ts';
import type { Editing } from '../edit-table/list-editing.tsx';

let chunk: typeof import('../edit-table/list-editing.tsx') | undefined;

/** Loads the editing of a list that declares it, while its rows are loading. */
export function useEditing(screen: ListScreen, params: Record<string, string>): Editing | undefined {
  const { edit } = screen;
  const kept = useSurviving<{ editing?: Editing }>(`edit ${screen.id} ${JSON.stringify(params)}`, () => ({}));
  const [isLoaded, setLoaded] = useState(chunk !== undefined);
  const [error, setError] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (!edit || isLoaded) return;
    import('../edit-table/list-editing.tsx').then(
      (loaded) => {
        chunk = loaded;
        loaded.holdRow();
        setLoaded(true);
      },
      (reason: unknown) => setError({ reason }),
    );
  }, [edit, isLoaded]);
  if (error) throw error.reason;
  if (edit && chunk) kept.editing ??= chunk.editingOf(screen, edit);
  return kept.editing;
}
