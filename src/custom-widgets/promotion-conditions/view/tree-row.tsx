import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useState,
} from 'react';
import { JOIN_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { MarkLine } from '../simulation/mark-line.tsx';
import { drop, placeOfPointer } from './drop.ts';
import { useEditor, useJoin, useMark, useNode, useProblems, useWords } from './editor.ts';
import { FilterRow } from './filter-row.tsx';
import { GroupRow } from './group-row.tsx';
import { InsideContext } from './inside.ts';
import { rowAbove, rowBeside, type Step, stepOf, stepOfKey } from './keys.ts';
import { ProblemList } from './problem-list.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowPlace } from './use-rows.ts';

interface TreeRowProps extends RowPlace {
  fold(id: string, to?: boolean): void;
}

const SAID: Readonly<Record<Step, string>> = {
  up: 'Moved up: {what}',
  down: 'Moved down: {what}',
  in: 'Moved into a group: {what}',
  out: 'Moved out of its group: {what}',
  duplicate: 'Duplicated: {what}',
  remove: 'Removed: {what}',
};

/** One row: a tab stop by itself. Enter leads to its controls, Escape back. */
export const TreeRow = memo(function TreeRow({
  id,
  level,
  place,
  siblingCount,
  isFolded,
  fold,
}: TreeRowProps) {
  const { tree, disabled, run, say } = useEditor();
  const node = useNode(id);
  const problems = useProblems(id);
  const mark = useMark(id);
  const markId = useId();
  const nodeWords = useWords(id);
  const [inside, setInside] = useState(false);
  const isGroup = node?.kind === 'group';
  const words = nodeWords || t(isGroup ? 'Empty group' : 'New condition');
  // Stable while a number is typed, so that the tools of the row are not redrawn.
  const step = useCallback(
    (chosenStep: Step) => {
      const outcome = stepOf(tree, id, chosenStep);
      run(outcome);
      if (!('refused' in outcome)) say(t(SAID[chosenStep], { what: words }));
    },
    [tree, id, run, say, words],
  );
  if (!node) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = event.currentTarget;
    const keyStep = disabled ? undefined : stepOfKey(event);
    const isRow = event.target === row;
    const to = isRow ? findRowForKey(event.key, row, isGroup && !isFolded) : undefined;
    if (keyStep) step(keyStep);
    else if (event.key === 'Escape' && !isRow) row.focus();
    else if (isRow && (event.key === 'Enter' || event.key === 'F2')) firstControl(row)?.focus();
    else if (isRow && isGroup && event.key === 'ArrowRight' && isFolded) fold(id, false);
    else if (isRow && isGroup && event.key === 'ArrowLeft' && !isFolded) fold(id, true);
    else if (to) to.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that hold each other are no table
    <div
      role="row"
      tabIndex={0}
      data-node={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblingCount}
      aria-expanded={isGroup ? !isFolded : undefined}
      aria-label={words}
      aria-describedby={mark && markId}
      className={isGroup ? 'condition condition-group' : 'condition'}
      style={{ '--level': level - 1 } as object}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => setInside(target !== currentTarget)}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setInside(false)}
      onDragOver={(event) => showDropPlace(event, isGroup)}
      onDragLeave={({ currentTarget }) => currentTarget.removeAttribute('data-drop')}
      onDrop={(event) => {
        event.currentTarget.removeAttribute('data-drop');
        drop(event, tree, id, isGroup, run);
      }}
    >
      <InsideContext value={inside}>
        <GridCell className="condition-join">
          {place > 1 ? <Join parent={node.parent} /> : null}
          <span
            className="condition-grip"
            draggable={!disabled}
            aria-hidden="true"
            title={t('Drag to move')}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', id);
              event.dataTransfer.effectAllowed = 'move';
            }}
          />
        </GridCell>
        <GridCell className="condition-body">
          {isGroup ? (
            <GroupRow
              group={node}
              isFolded={isFolded}
              fold={() => fold(id)}
              words={words}
              level={level + 1}
            />
          ) : (
            <FilterRow id={id} leaf={node.leaf} level={level} />
          )}
          <ProblemList problems={problems} />
          <MarkLine mark={mark} id={markId} />
        </GridCell>
        <GridCell className="condition-tools">
          <RowMenu id={id} words={words} isGroup={isGroup} step={step} />
        </GridCell>
      </InsideContext>
    </div>
  );
});

// biome-ignore lint/a11y/useSemanticElements: rows that hold each other are no table
// biome-ignore lint/a11y/useFocusableInteractive: what is in it has the focus, or its row
const GridCell = (props: ComponentProps<'div'>) => <div role="gridcell" {...props} />;

function Join({ parent }: { readonly parent: string | null }): ReactNode {
  const join = useJoin(parent ?? '');
  return join && <span className="condition-joined">{t(JOIN_LABELS[join])}</span>;
}

function showDropPlace(event: DragEvent<HTMLDivElement>, isGroup: boolean): void {
  event.preventDefault();
  event.currentTarget.dataset.drop = placeOfPointer(event, isGroup);
}

function findRowForKey(key: string, row: HTMLElement, isOpen: boolean): HTMLElement | undefined {
  if (key === 'ArrowDown' || (key === 'ArrowRight' && isOpen)) return rowBeside(row, 1);
  if (key === 'ArrowUp') return rowBeside(row, -1);
  return key === 'ArrowLeft' ? rowAbove(row) : undefined;
}

const firstControl = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('.condition-body :is(select, input, button):not(:disabled)');
