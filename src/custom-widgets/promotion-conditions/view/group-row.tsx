import type { GroupNode } from '../../../../core/tree/nodes.ts';
import { change } from '../../../../core/tree/operations.ts';
import type { Head } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { AddMenu } from './add-menu.tsx';
import { useControls } from './controls.ts';
import { useEditor, useGroupNumber } from './editor.ts';
import { GroupLists } from './group-lists.tsx';
import { JoinSwitch } from './join-switch.tsx';

interface GroupRowProps {
  readonly group: GroupNode<Head>;
  readonly isFolded: boolean;
  readonly words: string;
  readonly level: number;
  fold(): void;
}

/** The head of a group: folded, it says in words what it holds. */
export function GroupRow({ group, isFolded, words, level, fold }: GroupRowProps) {
  const { tree, run } = useEditor();
  const { tabIndex } = useControls();
  const number = useGroupNumber(group.id);
  return (
    <>
      <div className="condition-line">
        <IconButton
          tabIndex={tabIndex}
          aria-label={t(isFolded ? 'Expand {what}' : 'Collapse {what}', { what: words })}
          onClick={fold}
        >
          <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
        </IconButton>
        <small className="condition-nth">{t('Kondisi {number}', { number })}</small>
        <JoinSwitch value={group.join} onChange={(join) => run(change(tree.nodes, group.id, { join }))} />
        <span className="condition-words">{isFolded ? words : ''}</span>
        <AddMenu into={group.id} level={level} groupLabel={words} />
      </div>
      <GroupLists id={group.id} level={level} />
    </>
  );
}
