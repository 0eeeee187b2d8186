import { type RefObject, useCallback, useMemo } from 'react';
import { withBenefits } from '../../../../domain/promotions/conditions/benefits.ts';
import { MOST_LEVELS } from '../../../../domain/promotions/conditions/conditions.ts';
import { notify, t } from '../../../runtime/index.ts';
import { chooseItems } from './choose-items.tsx';
import { type Editor, REFUSALS } from './editor.ts';
import { type KeptName, keepNames } from './kept-names.ts';
import { knownNames as names } from './known-names.ts';

interface EditorOfTree
  extends Pick<
    Editor,
    'tree' | 'problems' | 'marks' | 'lists' | 'onReveal' | 'seek' | 'disabled' | 'isStored'
  > {
  /** Whose names are kept. */
  readonly account: number;
  readonly box: RefObject<HTMLElement | null>;
  /** What a screen reader is told stands there. */
  readonly status: RefObject<HTMLElement | null>;
}

/** What the parts of the editor share; the same object until the tree or the state of the field changes. */
export function useEditorOfTree(parts: EditorOfTree): Editor {
  const { tree, problems, marks, lists, onReveal, seek, disabled, isStored, account, box, status } = parts;
  const learn = useCallback(
    (newNames: readonly KeptName[]) => {
      names.learn(newNames);
      keepNames(account, newNames);
    },
    [account],
  );
  // Nothing is drawn anew for it.
  const say = useCallback(
    (text: string) => {
      if (status.current) status.current.textContent = text;
    },
    [status],
  );
  return useMemo<Editor>(
    () => ({
      tree,
      names,
      problems,
      marks,
      lists,
      onReveal,
      seek,
      disabled,
      isStored,
      run(outcome, merge) {
        const focused = focusedNode(box.current);
        const refused = tree.commit(withBenefits(tree.nodes, outcome), {
          ...(focused === undefined ? {} : { focused }),
          ...(merge === undefined ? {} : { merge }),
        });
        if (refused) notify(REFUSALS[refused], { tone: 'info', values: { limit: MOST_LEVELS } });
      },
      undo(isAgain) {
        const done = isAgain ? tree.redo() : tree.undo();
        say(t(done ? (isAgain ? 'Done again' : 'Undone') : 'There is nothing more'));
      },
      say,
      learn,
      choose: (kind, ids, done, isGift = false) =>
        chooseItems({
          kind,
          ids,
          names,
          isGift,
          done(chosenIds) {
            learn(chosenIds.map((id) => [`${kind}:${id}`, names.of(kind, id)]));
            done(chosenIds);
          },
        }),
    }),
    [tree, problems, marks, lists, onReveal, seek, disabled, isStored, box, say, learn],
  );
}

function focusedNode(box: HTMLElement | null): string | undefined {
  const focused = document.activeElement;
  if (!box?.contains(focused)) return undefined;
  return focused?.closest<HTMLElement>('[data-node]')?.dataset.node;
}
