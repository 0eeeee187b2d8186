import { useMemo } from 'react';
import { groupOf } from '../../../../core/tree/look.ts';
import type { Finding } from '../../../../domain/promotions/conditions/findings.ts';
import {
  BENEFITS,
  idsOfSent,
  type PromotionNodes,
  type PromotionTree,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type { EditedField } from '../../../runtime/index.ts';
import { lineAt, nodeAt } from '../model/found.ts';
import type { Notes } from './notes.ts';

interface FocusLeadsProps {
  readonly field: Pick<EditedField<unknown>, 'id' | 'idOf' | 'errors'>;
  readonly tree: PromotionTree;
  readonly problems: Notes<Finding>;
  /** Moves the focus to a node, there to the part of a selector. */
  seek(id: string, part?: string): void;
}

/** Where the form's label, its summary and a refusal lead to: each hands the focus on to the row that is meant. */
export function FocusLeads({ field, tree, problems, seek }: FocusLeadsProps) {
  const { errors } = field;
  const leads = useMemo(() => leadsOf(errors, tree.nodes), [errors, tree]);
  const toFirst = () => seek(firstWrong(tree.nodes, problems) ?? 'customers', WRONG);
  return (
    <>
      <Lead id={field.id} lead={toFirst} />
      {leads.map(([path, node]) => (
        <Lead key={path} id={field.idOf(path)} lead={() => seek(node, wrongAt(tree.nodes, path))} />
      ))}
    </>
  );
}

const WRONG = '[aria-invalid="true"]';

/** What is wrong at a path: of benefits, in the line that it names. */
function wrongAt(nodes: PromotionNodes, path: string): string {
  const line = lineAt(nodes, path);
  return line === undefined ? WRONG : `[data-line="${line}"] ${WRONG}`;
}

/** Whoever leads here sees that the focus has come, before it goes on. */
const Lead = ({ id, lead }: { readonly id: string; readonly lead: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it hands the focus on
  <span id={id} tabIndex={-1} onFocus={() => requestAnimationFrame(lead)} />
);

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
