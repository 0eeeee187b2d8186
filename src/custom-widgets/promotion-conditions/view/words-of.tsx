import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { groupOf } from '../../../../core/tree/look.ts';
import type { GroupNode } from '../../../../core/tree/nodes.ts';
import { BLOCK_TITLES } from '../../../../domain/promotions/conditions/place-words.ts';
import {
  BLOCKS,
  type Head,
  type PromotionNodes,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import {
  benefitLines,
  blockWords,
  JOIN_LABELS,
  partWords,
  type Speech,
  terms,
} from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';

interface WordsProps {
  readonly nodes: PromotionNodes;
  readonly speech: Speech;
}

/** What a block means that is off. */
export const OFF = { customers: 'Off: every shop', products: 'Off: every product' } as const;

/** Whom and what a promotion is for: a line for each block. */
export function BlockWords({ nodes, speech }: WordsProps) {
  return <Blocks nodes={nodes} speech={speech} draw={(_group, words) => words} />;
}

/** The same as a tree: a line for each filter, each group indented below how its parts are joined. */
export function BlockTrees({ nodes, speech }: WordsProps) {
  return (
    <Blocks nodes={nodes} speech={speech} draw={(group) => <Lines lines={linesOf(nodes, speech, group)} />} />
  );
}

/** Each block under its name; beside that how its filters are joined, unless it is off. */
function Blocks({
  nodes,
  speech,
  draw,
}: WordsProps & { readonly draw: (group: GroupNode<Head>, words: string) => ReactNode }) {
  return BLOCKS.map((block) => {
    const group = groupOf(nodes, block);
    const words = blockWords(nodes, block, speech);
    const isOff = group?.head.is_active === 0;
    return (
      <div key={block}>
        <dt>
          {t(BLOCK_TITLES[block])}
          {group && !isOff && <span className="words-join">{t(JOIN_LABELS[group.join])}</span>}
        </dt>
        <dd>{group && words !== '' ? draw(group, words) : t(isOff ? OFF[block] : 'Semua')}</dd>
      </div>
    );
  });
}

/** A group's parts below how they are joined; of one part there is nothing to join. */
function GroupTree({ nodes, speech, group }: WordsProps & { readonly group: GroupNode<Head> }) {
  const lines = linesOf(nodes, speech, group);
  return (
    <>
      {lines.length > 1 && <span className="words-join">{t(JOIN_LABELS[group.join])}</span>}
      <Lines lines={lines} />
    </>
  );
}

/** A line for each part of a group. What says nothing is left out. */
function linesOf(nodes: PromotionNodes, speech: Speech, group: GroupNode<Head>): ReactNode[] {
  return group.kids.flatMap((kid) => {
    const words = partWords(nodes, kid, speech);
    const below = groupOf(nodes, kid);
    return words === ''
      ? []
      : [below ? <GroupTree key={kid} nodes={nodes} speech={speech} group={below} /> : words];
  });
}

/** So many lines are read at once; the rest are there when they are asked for. */
const SHOWN = 20;

/** What has to be bought. */
export function TermWords({ nodes, speech }: WordsProps) {
  return <Lines lines={terms(nodes, speech)} />;
}

/** What is given, tier by tier; of those that are `faulty` nothing is said. */
export function BenefitWords({
  nodes,
  speech,
  faulty,
}: WordsProps & { readonly faulty?: ReadonlySet<number> }) {
  const lines = benefitLines(nodes, speech).map(({ label, words, line }) => (
    <>
      {label && <strong>{label}: </strong>}
      {faulty?.has(line) ? '…' : words}
    </>
  ));
  return <Lines lines={lines} />;
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (lines.length === 0) return <p>-</p>;
  const hiddenCount = lines.length - SHOWN;
  return (
    <ul>
      {lines.slice(0, isWhole ? undefined : SHOWN).map((line, lineIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
        <li key={lineIndex}>{line}</li>
      ))}
      {hiddenCount > 0 && !isWhole && (
        <li>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {t('{count} more', { count: hiddenCount })}
          </Button>
        </li>
      )}
    </ul>
  );
}
