import { useCallback, useId, useSyncExternalStore } from 'react';
import type { Filter } from '../../../../domain/promotions/conditions/conditions.ts';
import { FILTER_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { kindsAt } from './begin-filter.ts';
import { useEditor } from './editor.ts';
import { ticksIn, unchosenIn, withTicks } from './group-ticks.ts';
import { ItemsList } from './items-list.tsx';
import { useNotes } from './notes.ts';
import { ListInRow, useLearnIds } from './open-list.tsx';

interface GroupListsProps {
  readonly id: string;
  /** Of what stands in it. */
  readonly level: number;
}

/** The lists of all kinds beside each other, in the row of a group that was just added: a tick is a condition, or one more in it. */
export function GroupLists(props: GroupListsProps) {
  const [opened] = useNotes(useEditor().lists, props.id);
  return opened && <KindLists {...props} />;
}

function KindLists({ id, level }: GroupListsProps) {
  const { tree } = useEditor();
  const listen = useCallback((listener: () => void) => tree.listen(id, listener), [tree, id]);
  useSyncExternalStore(listen, () => tree.revision(id));
  const kinds = kindsAt(tree.nodes, id, level);
  const count = kinds.reduce((sum, kind) => sum + ticksIn(tree.nodes, id, kind).length, 0);
  return (
    <ListInRow id={id} count={count} next={unchosenIn(tree.nodes, id)}>
      {(typed) => (
        <div className="condition-lists">
          {kinds.map((kind) => (
            <KindList key={kind} id={id} kind={kind} typed={typed} />
          ))}
        </div>
      )}
    </ListInRow>
  );
}

interface KindListProps {
  readonly id: string;
  readonly kind: Filter['type'];
  readonly typed: string;
}

function KindList({ id, kind, typed }: KindListProps) {
  const { tree, names, run } = useEditor();
  const learn = useLearnIds(kind);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own reset of borders
    <div role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{t(FILTER_LABELS[kind])}</strong>
      <ItemsList
        kind={kind}
        names={names}
        single={false}
        isGift={false}
        typed={typed}
        chosen={ticksIn(tree.nodes, id, kind)}
        setChosen={(ids) => {
          learn(ids);
          run(withTicks(tree.nodes, id, kind, ids), `${id} ticks`);
        }}
      />
    </div>
  );
}
