import { useEffect, useState } from 'react';
import type { ListScreen } from '../../model.ts';
import type { Editing } from '../edit-table/list-edit/editing.tsx';

let chunk: typeof import('../edit-table/list-edit/editing.tsx') | undefined;

/** What edits the rows of a list that declares it; loaded then, while the rows can be read already. */
export function useEditing(screen: ListScreen, params: Record<string, string>): Editing | undefined {
  const place = `${screen.id} ${JSON.stringify(params)}`;
  const [editing, setEditing] = useState(() => editingOf(screen, place));
  const [error, setError] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (!screen.edit || chunk) return;
    import('../edit-table/list-edit/editing.tsx').then(
      (loaded) => {
        chunk = loaded;
        setEditing(editingOf(screen, place));
      },
      (reason: unknown) => setError({ reason }),
    );
  }, [screen, place]);
  if (error) throw error.reason;
  return editing;
}

function editingOf(screen: ListScreen, place: string): Editing | undefined {
  return screen.edit && chunk?.editingOf(screen, screen.edit, place);
}
