import type { Edit, Nodes, Outcome, Refusal, TreeNode } from './nodes.ts';

interface Entry<Leaf, Head> extends Edit<Leaf, Head> {
  /** Where the focus was before. */
  readonly from: string | undefined;
  /** Typing at one place is merged into one undo entry; another name or a pause starts a new one. */
  readonly merge: string | undefined;
  readonly at: number;
}

/** Milliseconds of pause that end the merging. */
const PAUSE = 800;
const MOST_ENTRIES = 500;

/** A change, for the rows that are drawn and for the value that is kept. */
export interface Told {
  /** Rows came, went or changed places. */
  readonly shape: boolean;
  /** What has changed, and every group around it. */
  readonly touched: ReadonlySet<string>;
  /** Where the focus belongs; undefined: where it is. */
  readonly focus: string | undefined;
}

/**
 * A tree under edit. Listeners subscribe to one node and hear of its descendants as well; a journal of the changes gives undo
 * and redo.
 */
export class Tree<Leaf, Head> {
  readonly nodes: Map<string, TreeNode<Leaf, Head>>;
  #listeners = new Map<string, Set<() => void>>();
  #watchers = new Set<(treeChange: Told) => void>();
  #revisions = new Map<string, number>();
  #changes = 0;
  #past: Entry<Leaf, Head>[] = [];
  #future: Entry<Leaf, Head>[] = [];
  /** Counts the changes of the shape: the snapshot for useSyncExternalStore. */
  shape = 0;

  constructor(nodes: Nodes<Leaf, Head>) {
    this.nodes = new Map(nodes);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A number that changes with the node and with its descendants. */
  revision = (id: string): number => this.#revisions.get(id) ?? 0;

  /** Subscribes to a node and its descendants; returns the function that unsubscribes. */
  listen(id: string, listener: () => void): () => void {
    const nodeListeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, nodeListeners.add(listener));
    return () => {
      nodeListeners.delete(listener);
      if (nodeListeners.size === 0 && this.#listeners.get(id) === nodeListeners) this.#listeners.delete(id);
    };
  }

  /** Subscribes to all changes; returns the function that unsubscribes. */
  watch(watcher: (treeChange: Told) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Runs an operation. `focused`: where the focus is; `merge`: typing under this name is one undo entry. */
  commit(
    outcome: Outcome<Leaf, Head>,
    { focused, merge }: { readonly focused?: string; readonly merge?: string } = {},
  ): Refusal | undefined {
    if ('refused' in outcome) return outcome.refused;
    const now = Date.now();
    const last = this.#past.at(-1);
    if (merge !== undefined && last?.merge === merge && now - last.at < PAUSE) {
      const changes = merged(last.changes, outcome.changes);
      this.#past[this.#past.length - 1] = { ...last, changes, at: now };
    } else {
      this.#past.push({ ...outcome, from: focused, merge, at: now });
      if (this.#past.length > MOST_ENTRIES) this.#past.shift();
    }
    this.#future = [];
    this.#apply(outcome.changes, 2, merge === undefined ? outcome.focus : undefined);
    return undefined;
  }

  /** Undoes the last entry; returns false when there is none. The focus returns to where it was. */
  undo(): boolean {
    const entry = this.#past.pop();
    if (!entry) return false;
    this.#future.push(entry);
    this.#apply([...entry.changes].reverse(), 1, entry.from ?? entry.focus);
    return true;
  }

  redo(): boolean {
    const entry = this.#future.pop();
    if (!entry) return false;
    this.#past.push(entry);
    this.#apply(entry.changes, 2, entry.focus);
    return true;
  }

  #apply(changes: Edit<Leaf, Head>['changes'], to: 1 | 2, focus: string | undefined): void {
    let shape = false;
    for (const nodeChange of changes) {
      const [id] = nodeChange;
      const oldNode = this.nodes.get(id);
      const newNode = nodeChange[to];
      if (newNode) this.nodes.set(id, newNode);
      else this.nodes.delete(id);
      if (!oldNode || !newNode || kidsOf(oldNode) !== kidsOf(newNode)) shape = true;
    }
    if (shape) this.shape += 1;
    const touched = this.#around(changes);
    this.#changes += 1;
    for (const id of touched) this.#revisions.set(id, this.#changes);
    const treeChange = {
      shape,
      touched,
      focus: focus !== undefined && this.nodes.has(focus) ? focus : undefined,
    };
    for (const id of touched) for (const listener of this.#listeners.get(id) ?? []) listener();
    for (const watcher of this.#watchers) watcher(treeChange);
  }

  /** What has changed, and the groups that it stands in; where it stood before, that group has changed too. */
  #around(changes: Edit<Leaf, Head>['changes']): ReadonlySet<string> {
    const touched = new Set<string>();
    for (const [id] of changes)
      for (let currentId: string | null = id; currentId !== null && !touched.has(currentId); ) {
        touched.add(currentId);
        currentId = this.nodes.get(currentId)?.parent ?? null;
      }
    return touched;
  }
}

const kidsOf = <Leaf, Head>(node: TreeNode<Leaf, Head>) => (node.kind === 'group' ? node.kids : undefined);

/** Merges two successive entries: each node as before the first and after the second. */
function merged<Leaf, Head>(
  first: Edit<Leaf, Head>['changes'],
  last: Edit<Leaf, Head>['changes'],
): Edit<Leaf, Head>['changes'] {
  const mergedChanges = new Map(first.map((nodeChange) => [nodeChange[0], nodeChange]));
  for (const [id, oldNode, newNode] of last)
    mergedChanges.set(id, [id, mergedChanges.get(id)?.[1] ?? oldNode, newNode]);
  return [...mergedChanges.values()];
}
