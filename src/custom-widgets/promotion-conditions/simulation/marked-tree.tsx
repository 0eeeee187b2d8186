import { groupNumber, groupOf } from '../../../../core/tree/look.ts';
import { BLOCK_TITLES } from '../../../../domain/promotions/conditions/place-words.ts';
import {
  BLOCKS,
  isFilter,
  type PromotionNodes,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { filterWords, JOIN_LABELS, type Speech } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import type { Mark } from '../model/marks.ts';
import { type Notes, useNotes } from '../view/notes.ts';
import { MarkLine } from './mark-line.tsx';

interface MarkedTreeProps {
  readonly nodes: PromotionNodes;
  readonly marks: Notes<Mark>;
  readonly speech: Speech;
}

/** The conditions as a list in lists, each with what the simulation says; nothing while there is none. */
export function MarkedTree({ nodes, marks, speech }: MarkedTreeProps) {
  const [isThere] = useNotes(marks, BLOCKS[0] ?? '');
  if (!isThere) return null;
  return (
    <ul className="marked-tree">
      {BLOCKS.map((block) => (
        <MarkedNode key={block} id={block} nodes={nodes} marks={marks} speech={speech} />
      ))}
    </ul>
  );
}

function MarkedNode({ id, ...treeProps }: MarkedTreeProps & { readonly id: string }) {
  const { nodes, marks, speech } = treeProps;
  const [mark] = useNotes(marks, id);
  const node = nodes.get(id);
  if (!node || !mark) return null;
  const kids = groupOf(nodes, id)?.kids ?? [];
  return (
    <li>
      {node.kind === 'group' ? (
        <>
          <b>
            {node.head.block
              ? t(BLOCK_TITLES[node.head.block])
              : t('Kondisi {number}', { number: groupNumber(nodes, id) })}
          </b>{' '}
          {kids.length > 0 && <span className="words-join">{t(JOIN_LABELS[node.join])}</span>}
        </>
      ) : (
        isFilter(node.leaf) && filterWords(node.leaf, speech)
      )}
      <MarkLine mark={mark} />
      {kids.length > 0 && (
        <ul>
          {kids.map((kid) => (
            <MarkedNode key={kid} id={kid} {...treeProps} />
          ))}
        </ul>
      )}
    </li>
  );
}
