import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { questionsOf } from '../../../domain/promotions/conditions/questions.ts';
import type {
  PromotionConditionsProps,
  PromotionConditionsValue,
} from '../../generated/product/widgets/promotion-conditions.ts';
import { type FieldHost, t } from '../../runtime/index.ts';
import type { Mark } from './model/marks.ts';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import { BenefitSection } from './view/benefit-section.tsx';
import { BlockSection } from './view/block-section.tsx';
import { EditorContext, type OpenedList } from './view/editor.ts';
import { EditorBar } from './view/editor-bar.tsx';
import { FocusLeads } from './view/focus-leads.tsx';
import { knownNames } from './view/known-names.ts';
import { Notes } from './view/notes.ts';
import { problemsIn } from './view/problems-in.ts';
import { ReachLine } from './view/reach-line.tsx';
import { speechOf } from './view/speech.ts';
import { Frame } from './view/styles.ts';
import { useEditorOfTree } from './view/use-editor-of-tree.ts';
import { useFocus } from './view/use-focus.ts';
import { useFound } from './view/use-found.ts';
import { useTreeOfField } from './view/use-tree-of-field.ts';

/** The conditions of a promotion and what it gives, as a field of a form. */
export default function PromotionConditions(
  props: PromotionConditionsProps & FieldHost<PromotionConditionsValue>,
) {
  const { id, start_at, end_at, kuota, maks_total, account, field } = props;
  const { errors, check, ask, disabled } = field;
  const box = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const tree = useTreeOfField(props);
  const { onReveal, seek } = useFocus(tree, box);
  const problems = useFound(tree, errors);
  const [marks] = useState(() => new Notes<Mark>());
  const [lists] = useState(() => new Notes<OpenedList>());
  useEffect(() => check((sent) => problemsIn(sent, tree.nodes)), [check, tree]);
  const nobody = useRef<string>(undefined);
  useEffect(
    () => ask(() => [...questionsOf(tree.nodes, speechOf(knownNames)), ...listOf(nobody.current)]),
    [ask, tree],
  );
  const isStored = id !== undefined && id !== null;
  const shared = { tree, problems, marks, lists, onReveal, seek, disabled, isStored };
  const editor = useEditorOfTree({ ...shared, account, box, status });
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || disabled) return;
    event.preventDefault();
    editor.undo(key === 'y' || event.shiftKey);
  };
  return (
    <EditorContext value={editor}>
      <Frame
        ref={box}
        role="group"
        tabIndex={-1}
        data-told={errors.size > 0}
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
        onKeyDown={press}
      >
        <FocusLeads field={field} tree={tree} problems={problems} seek={seek} />
        <EditorBar />
        <BlockSection type="customers" />
        <BlockSection type="products" />
        <ReachLine nobody={nobody} />
        <BenefitSection />
        <SimulationPanel
          id={id}
          start_at={start_at}
          end_at={end_at}
          kuota={kuota}
          maks_total={maks_total}
          tree={tree}
          names={editor.names}
          marks={marks}
        />
        <p ref={status} className="visually-hidden" role="status" />
      </Frame>
    </EditorContext>
  );
}

const listOf = (sentence: string | undefined): readonly string[] =>
  sentence === undefined ? [] : [sentence];

/** For the places where the editor itself does not stand. */
export function inWords(value: PromotionConditionsValue): string {
  const filters = value.data.flatMap((block) => block.data.flatMap((group) => group.data ?? []));
  return t('{count} conditions', { count: filters.length });
}
