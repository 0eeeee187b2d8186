import {
  type ComponentProps,
  type FocusEvent,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useState,
} from 'react';
import { JOIN_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { MarkLine } from '../simulation/mark-line.tsx';
import { InsideContext } from './controls.ts';
import { dropPlace } from './drop.ts';
import { useEditor, useJoin, useMark, useNode, useProblems, useWords } from './editor.ts';
import { FilterRow } from './filter-row.tsx';
import { GroupRow } from './group-row.tsx';
import { pressInRow, type Step, stepOf } from './keys.ts';
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
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, level, place, siblingCount, isFolded, fold } = props;
  const { tree, disabled, run } = useEditor();
  const node = useNode(id);
  const problems = useProblems(id);
  const mark = useMark(id);
  const markId = useId();
  const nodeWords = useWords(id);
  const [isInside, focusPlace] = useInside();
  const isGroup = node?.kind === 'group';
  const words = nodeWords || t(isGroup ? 'Empty group' : 'New condition');
  const step = useStep(id, words);
  if (!node) return null;
  const isOpen = isGroup ? !isFolded : undefined;
  const pressed = { isOpen, fold: (to: boolean) => fold(id, to), step: disabled ? undefined : step };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that hold each other are no table
    <div
      role="row"
      tabIndex={0}
      data-node={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblingCount}
      aria-expanded={isOpen}
      aria-label={words}
      aria-describedby={mark && markId}
      className={isGroup ? 'condition condition-group' : 'condition'}
      style={{ '--level': level - 1 } as object}
      onKeyDown={(event) => pressInRow(event, pressed)}
      {...focusPlace}
      {...dropPlace(tree, id, isGroup, run)}
    >
      <InsideContext value={isInside}>
        <GridCell className="condition-join">
          {place > 1 ? <Join parent={node.parent} /> : null}
          <Grip id={id} />
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

/** Whether the focus is in a row, not on it; and what the row hears that from. */
function useInside() {
  const [isInside, setInside] = useState(false);
  const focusPlace = {
    onFocus: ({ target, currentTarget }: FocusEvent) => setInside(target !== currentTarget),
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setInside(false);
    },
  };
  return [isInside, focusPlace] as const;
}

/** Does a step and says it. Stable while a number is typed, so that the tools of the row are not redrawn. */
function useStep(id: string, words: string): (step: Step) => void {
  const { tree, run, say } = useEditor();
  return useCallback(
    (step) => {
      const outcome = stepOf(tree, id, step);
      run(outcome);
      if (!('refused' in outcome)) say(t(SAID[step], { what: words }));
    },
    [tree, id, run, say, words],
  );
}

/** What a row is dragged by. */
function Grip({ id }: { readonly id: string }) {
  const { disabled } = useEditor();
  return (
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
  );
}

// biome-ignore lint/a11y/useSemanticElements: rows that hold each other are no table
// biome-ignore lint/a11y/useFocusableInteractive: what is in it has the focus, or its row
const GridCell = (props: ComponentProps<'div'>) => <div role="gridcell" {...props} />;

function Join({ parent }: { readonly parent: string | null }): ReactNode {
  const join = useJoin(parent ?? '');
  return join && <span className="condition-joined">{t(JOIN_LABELS[join])}</span>;
}
