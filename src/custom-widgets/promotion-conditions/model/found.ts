import { groupOf } from '../../../../core/tree/look.ts';
import { remembering } from '../../../../core/tree/remember.ts';
import type { Told } from '../../../../core/tree/tree.ts';
import { lineOfSent } from '../../../../domain/promotions/conditions/benefit-lines.ts';
import {
  type Finding,
  findingsAt,
  findingsOf,
  unnamedTiers,
} from '../../../../domain/promotions/conditions/findings.ts';
import {
  BENEFITS,
  BLOCKS,
  benefitsOf,
  idsOfSent,
  type PromotionNodes,
  type PromotionTree,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type { Verdict } from '../../../../domain/promotions/conditions/verdict.ts';

/** Where findings are put: all of them, or those of a node. */
interface Place {
  set(findings: readonly Finding[]): void;
  put(id: string, nodeFindings: readonly Finding[]): void;
}

/** Keeps what is wrong with a tree up to date: a change is looked at where it happened and in the groups around it. */
export class Found {
  readonly #tree: PromotionTree;
  readonly #place: Place;
  readonly #remember;
  readonly #keepsTiers: boolean;
  #told = new Map<string, Finding[]>();
  #off = '';

  /** `keepsTiers`: whether the server knows which super tier a benefit belongs to. */
  constructor(tree: PromotionTree, place: Place, keepsTiers = true) {
    this.#tree = tree;
    this.#keepsTiers = keepsTiers;
    this.#place = place;
    this.#remember = remembering<Verdict>(tree.revision);
  }

  /** Looks at everything, with what the server or the form says by its path below the value. */
  all(errors: ReadonlyMap<string, string>): void {
    const { nodes } = this.#tree;
    this.#told = toldOf(errors, nodes);
    this.#tellAll();
  }

  #tellAll(): void {
    this.#off = offOf(this.#tree);
    const findings = findingsOf(this.#tree.nodes, this.#remember);
    this.#place.set([...findings, ...this.#moved(BENEFITS), ...[...this.#told.values()].flat()]);
  }

  #at(id: string): readonly Finding[] {
    const nodeFindings = findingsAt(this.#tree.nodes, id, this.#remember);
    return [...nodeFindings, ...this.#moved(id), ...(this.#told.get(id) ?? [])];
  }

  #moved(id: string): readonly Finding[] {
    return id === BENEFITS && !this.#keepsTiers ? unnamedTiers(benefitsOf(this.#tree.nodes)) : [];
  }

  after({ touched }: Pick<Told, 'touched'>): void {
    const off = offOf(this.#tree);
    // Of what stands in a block that is off nothing is said but at the block itself.
    if (off !== this.#off) this.#tellAll();
    else for (const id of touched) this.#place.put(id, this.#at(id));
  }
}

const offOf = ({ nodes }: PromotionTree): string =>
  BLOCKS.filter((block) => groupOf(nodes, block)?.head.is_active === 0).join();

function toldOf(errors: ReadonlyMap<string, string>, nodes: PromotionNodes): Map<string, Finding[]> {
  const reportedFindings = new Map<string, Finding[]>();
  const ids = errors.size > 0 ? idsOfSent(nodes) : new Map<string, string>();
  for (const [path, text] of errors) {
    const id = nodeAt(ids, path);
    if (id === undefined) continue;
    const line = lineAt(nodes, path);
    const finding: Finding = { id, tone: 'error', text, ...(line !== undefined && { line }) };
    reportedFindings.set(id, [...(reportedFindings.get(id) ?? []), finding]);
  }
  return reportedFindings;
}

/** The line of the benefits that a path leads to. */
export function lineAt(nodes: PromotionNodes, path: string): number | undefined {
  const place = /^benefit\.(\d+)/.exec(path)?.[1];
  return place === undefined ? undefined : lineOfSent(benefitsOf(nodes), Number(place));
}

/** The node of a path below the value, or of what it stands in. */
export function nodeAt(ids: ReadonlyMap<string, string>, path: string): string | undefined {
  for (
    let ancestorPath = path;
    ancestorPath !== '';
    ancestorPath = ancestorPath.slice(0, Math.max(0, ancestorPath.lastIndexOf('.')))
  ) {
    const id = ids.get(ancestorPath);
    if (id !== undefined) return id;
  }
  return undefined;
}
