import { change } from '../../../../core/tree/operations.ts';
import type { BlockType } from '../../../../domain/promotions/conditions/conditions.ts';
import { BLOCK_TITLES } from '../../../../domain/promotions/conditions/place-words.ts';
import { t } from '../../../runtime/index.ts';
import { MarkLine } from '../simulation/mark-line.tsx';
import { AddMenu } from './add-menu.tsx';
import { useEditor, useMark, useNode, useProblems, useWords } from './editor.ts';
import { JoinSwitch } from './join-switch.tsx';
import { ProblemList } from './problem-list.tsx';
import { QuickAdd } from './quick-add.tsx';
import { TreeGrid } from './tree-grid.tsx';
import { TreeRow } from './tree-row.tsx';
import { useRows } from './use-rows.ts';
import { OFF } from './words-of.tsx';

/** The conditions about shops, or about products: on or off, joined by AND or OR. */
export function BlockSection({ type }: { type: BlockType }) {
  const { tree, disabled, run } = useEditor();
  const node = useNode(type);
  const problems = useProblems(type);
  const mark = useMark(type);
  if (node?.kind !== 'group') return null;
  const title = t(BLOCK_TITLES[type]);
  const isOn = node.head.is_active !== 0;
  return (
    <section className="conditions-block" aria-label={title} data-block={type}>
      <div className="conditions-head" data-node={type} tabIndex={-1}>
        <label className="condition-check">
          <input
            type="checkbox"
            role="switch"
            className="field-switch"
            aria-checked={isOn}
            disabled={disabled}
            checked={isOn}
            onChange={({ target }) =>
              run(change(tree.nodes, type, { head: { ...node.head, is_active: target.checked ? 1 : 0 } }))
            }
          />
          <strong>{title}</strong>
        </label>
        <JoinSwitch
          value={node.join}
          isOff={!isOn}
          onChange={(join) => run(change(tree.nodes, type, { join }))}
        />
        <span className="condition-words">{isOn ? <Words id={type} /> : t(OFF[type])}</span>
        <AddMenu into={type} level={1} groupLabel={title} />
      </div>
      <ProblemList problems={problems} />
      <MarkLine mark={mark} />
      {isOn && <Rows blockType={type} label={title} />}
      {isOn && <QuickAdd type={type} />}
    </section>
  );
}

/** A component of its own, so that moving a row does not redraw the head. */
function Rows({ blockType, label }: { readonly blockType: BlockType; readonly label: string }) {
  const { rows, fold } = useRows(blockType);
  if (rows.length === 0) return <p className="conditions-empty">{t('Silahkan untuk menambahkan filter')}</p>;
  return (
    <TreeGrid label={label} rows={rows}>
      {(row) => <TreeRow {...row} fold={fold} />}
    </TreeGrid>
  );
}

/** A component of its own, so that typing in a row redraws these words and not the rows. */
const Words = ({ id }: { id: string }): string => useWords(id);
