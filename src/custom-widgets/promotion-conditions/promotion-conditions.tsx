import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkConditions, shapeOf } from '../../../domain/promotions/conditions/check-conditions.ts';
import type { Group } from '../../../domain/promotions/conditions/conditions.ts';
import { conditionsOfRead, namesOfRead } from '../../../domain/promotions/conditions/conditions-of-read.ts';
import { type Finding, findingsAt } from '../../../domain/promotions/conditions/findings.ts';
import {
  BENEFITS,
  idsOfSent,
  type PromotionNodes,
  sentValueOf,
  treeOf,
} from '../../../domain/promotions/conditions/promotion-tree.ts';
import { groupOf, leafOf } from '../../../domain/promotions/conditions/tree/look.ts';
import { remembering } from '../../../domain/promotions/conditions/tree/remember.ts';
import { partWords } from '../../../domain/promotions/conditions/words.ts';
import type {
  PromotionConditionsProps,
  PromotionConditionsValue,
} from '../../generated/product/widgets/promotion-conditions.ts';
import { type FieldHost, Icon, IconButton, notify, t, type ValueProblem } from '../../runtime/index.ts';
import { nodeAt } from './model/found.ts';
import type { Mark } from './model/marks.ts';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import { BenefitSection } from './view/benefit-section.tsx';
import { BlockSection } from './view/block-section.tsx';
import { chooseItems } from './view/choose-items.tsx';
import { CopyFrom } from './view/copy-from.tsx';
import { type Editor, EditorContext, REFUSALS, withBenefits } from './view/editor.ts';
import { type KeptName, keepNames, keptNames } from './view/kept-names.ts';
import { knownNames as names } from './view/known-names.ts';
import { Notes } from './view/notes.ts';
import { ReachLine } from './view/reach-line.tsx';
import { speechOf } from './view/speech.ts';
import { Frame } from './view/styles.ts';
import { useFocus } from './view/use-focus.ts';
import { useFound } from './view/use-found.ts';

/** The conditions of a promotion and what it gives, as a field of a form. */
export default function PromotionConditions({
  promo_condition,
  benefit,
  super_tier,
  id,
  start_at,
  end_at,
  kuota,
  account,
  field,
}: PromotionConditionsProps & FieldHost<PromotionConditionsValue>) {
  const { value } = field;
  const isBegun = value !== undefined;
  // Names and conditions are there for the first drawing: a large promotion would be drawn twice otherwise.
  useState(() => names.learn(keptNames(account)));
  const stored = useMemo(() => {
    if (!promo_condition) return undefined;
    const read = { promo_condition, benefit: benefit ?? [], super_tier: super_tier ?? [] };
    names.learn(namesOfRead(read));
    // Another server tells the conditions in the shape of what is read alone.
    return isBegun ? undefined : conditionsOfRead(read);
  }, [promo_condition, benefit, super_tier, isBegun]);
  const currentValue = value ?? stored;
  const [tree, setTree] = useState(() => treeOf(currentValue && shapeOf(currentValue).conditions));
  const committed = useRef(currentValue);
  const box = useRef<HTMLDivElement>(null);
  const statusParagraph = useRef<HTMLParagraphElement>(null);
  const [marks] = useState(() => new Notes<Mark>());
  const { onReveal, seek } = useFocus(tree, box);
  const { begin } = field;
  useEffect(() => {
    if (stored) begin(stored);
  }, [stored, begin]);
  // A draft, or what somebody else has saved, begins anew.
  useEffect(() => {
    if (currentValue === committed.current) return;
    committed.current = currentValue;
    setTree(treeOf(currentValue && shapeOf(currentValue).conditions));
  }, [currentValue]);
  const { note, errors } = field;
  const isStored = id !== undefined && id !== null;
  const problems = useFound(tree, errors);
  useEffect(() => {
    const remember = remembering<Group>(tree.revision);
    // What is sent is made when somebody asks for it, of what has changed since.
    const read = () => {
      const sentValue = sentValueOf(tree.nodes, remember);
      committed.current = sentValue;
      return sentValue;
    };
    return tree.watch(() => note(read));
  }, [tree, note]);
  const { check } = field;
  useEffect(() => check((sent) => problemsIn(sent, tree.nodes)), [check, tree]);
  const leads = useMemo(() => leadsOf(errors, tree.nodes), [errors, tree]);
  const promotionFacts = useMemo(() => ({ id, start_at, end_at, kuota }), [id, start_at, end_at, kuota]);
  const learn = useCallback(
    (newNames: readonly KeptName[]) => {
      names.learn(newNames);
      keepNames(account, newNames);
    },
    [account],
  );
  const editor = useMemo<Editor>(
    () => ({
      ...{ tree, names, problems, marks, onReveal, disabled: field.disabled, isStored },
      run(outcome, merge) {
        const focused = focusedNode(box.current);
        const refused = tree.commit(withBenefits(tree.nodes, outcome), {
          ...(focused === undefined ? {} : { focused }),
          ...(merge === undefined ? {} : { merge }),
        });
        if (refused) notify(REFUSALS[refused], { tone: 'info' });
      },
      say: (text) => tell(statusParagraph.current, text),
      learn,
      choose: (kind, ids, done, isGift = false) =>
        chooseItems({
          ...{ kind, ids, names, isGift },
          done(chosenIds) {
            learn(chosenIds.map((id) => [`${kind}:${id}`, names.of(kind, id)]));
            done(chosenIds);
          },
        }),
    }),
    [tree, problems, marks, onReveal, field.disabled, isStored, learn],
  );
  const step = (back: boolean) => {
    const done = back ? tree.undo() : tree.redo();
    tell(statusParagraph.current, t(done ? (back ? 'Undone' : 'Done again') : 'There is nothing more'));
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
        onKeyDown={(event) => {
          const key = event.key.toLowerCase();
          if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || field.disabled) return;
          event.preventDefault();
          step(key === 'z' && !event.shiftKey);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hands the focus on */}
        <span
          id={field.id}
          tabIndex={-1}
          onFocus={() => handOn(() => seek(firstWrong(tree.nodes, problems) ?? 'customers'))}
        />
        {leads.map(([path, node]) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it hands the focus on
          <span key={path} id={field.idOf(path)} tabIndex={-1} onFocus={() => handOn(() => seek(node))} />
        ))}
        <div className="conditions-bar">
          <CopyFrom />
          <IconButton
            aria-label={t('Undo')}
            title="Ctrl+Z"
            disabled={field.disabled}
            onClick={() => step(true)}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            aria-label={t('Redo')}
            title="Ctrl+Shift+Z"
            disabled={field.disabled}
            onClick={() => step(false)}
          >
            <Icon name="redo" />
          </IconButton>
        </div>
        <BlockSection type="customers" />
        <BlockSection type="products" />
        <ReachLine />
        <BenefitSection />
        <SimulationPanel promotionFacts={promotionFacts} tree={tree} names={names} marks={marks} />
        <p ref={statusParagraph} className="visually-hidden" role="status" />
      </Frame>
    </EditorContext>
  );
}

/** Tells a screen reader; nothing is drawn anew for it. */
function tell(status: HTMLElement | null, text: string): void {
  if (status) status.textContent = text;
}

/** Whoever leads here sees that the focus has come, before it goes on to its row. */
const handOn = (lead: () => void) => requestAnimationFrame(lead);

/** The rules of the server, each said of its row as it is called here. */
function problemsIn(sent: PromotionConditionsValue, nodes: PromotionNodes): ValueProblem[] {
  const ids = idsOfSent(nodes);
  // The server never sees a condition that is not chosen yet.
  const unchosen = [...ids].flatMap(([path, id]) =>
    leafOf(nodes, id)?.leaf.type === ''
      ? findingsAt(nodes, id).map(({ text }) => ({ path, message: text }))
      : [],
  );
  return [...checkConditions(sent).problems, ...unchosen].map(({ path, message }) => {
    const id = nodeAt(ids, path) ?? '';
    const isUnchosen = leafOf(nodes, id)?.leaf.type === '';
    const label = isUnchosen ? t('New condition') : partWords(nodes, id, speechOf(names));
    return { path, message: t(message), ...(label === '' ? {} : { label }) };
  });
}

/** Which node the paths of errors lead to, also when it has moved since. */
function leadsOf(errors: ReadonlyMap<string, string>, nodes: PromotionNodes) {
  const ids = errors.size > 0 ? idsOfSent(nodes) : new Map<string, string>();
  return [...errors.keys()].flatMap((path) => {
    const node = nodeAt(ids, path);
    return node === undefined ? [] : [[path, node] as const];
  });
}

/** The first node with an error, from above: whoever is led to the field is led there. */
function firstWrong(nodes: PromotionNodes, problems: Notes<Finding>): string | undefined {
  const walk = (id: string): string | undefined => {
    if (problems.of(id).some(({ tone }) => tone === 'error')) return id;
    for (const kid of groupOf(nodes, id)?.kids ?? []) {
      const wrong = walk(kid);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
  return walk('customers') ?? walk('products') ?? walk(BENEFITS);
}

function focusedNode(box: HTMLElement | null): string | undefined {
  const focused = document.activeElement;
  if (!box?.contains(focused)) return undefined;
  return focused?.closest<HTMLElement>('[data-node]')?.dataset.node;
}

/** For the places where the editor itself does not stand. */
export function inWords(value: PromotionConditionsValue): string {
  const filters = value.data.flatMap((block) => block.data.flatMap((group) => group.data ?? []));
  return t('{count} conditions', { count: filters.length });
}
