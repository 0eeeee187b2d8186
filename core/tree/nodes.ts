/** A tree as a flat map: id -> node. A changed node is a new object, so identity means unchanged. */

/** How the parts of a group are joined. */
export type Joined = 'and' | 'or';

export interface LeafNode<Leaf> {
  readonly id: string;
  readonly kind: 'leaf';
  readonly parent: string;
  readonly leaf: Leaf;
}

/** `head`: the data of a group besides its join (and, or). */
export interface GroupNode<Head> {
  readonly id: string;
  readonly kind: 'group';
  /** Null: a root. */
  readonly parent: string | null;
  readonly join: Joined;
  readonly head: Head;
  /** Leaves first, then groups. */
  readonly kids: readonly string[];
}

export type TreeNode<Leaf, Head> = LeafNode<Leaf> | GroupNode<Head>;

/** A part that is not in the tree yet. */
export type Part<Leaf, Head> =
  | { readonly leaf: Leaf }
  | { readonly join: Joined; readonly head: Head; readonly parts: readonly Part<Leaf, Head>[] };

export type Nodes<Leaf, Head> = ReadonlyMap<string, TreeNode<Leaf, Head>>;

/** A node before and after; undefined: it is not there. */
export type Change<Leaf, Head> = readonly [
  id: string,
  before: TreeNode<Leaf, Head> | undefined,
  after: TreeNode<Leaf, Head> | undefined,
];

/** Why an operation is refused. */
export type Refusal =
  | 'too-deep'
  | 'too-many'
  | 'not-in-groups'
  | 'only-one'
  | 'into-itself'
  | 'other-block'
  | 'first'
  | 'last'
  | 'outermost'
  | 'no-group'
  | 'root'
  | 'gone';

/** What an operation does to the nodes, and which node the focus goes to. */
export interface Edit<Leaf, Head> {
  readonly changes: readonly Change<Leaf, Head>[];
  readonly focus: string;
}

export type Outcome<Leaf, Head> = Edit<Leaf, Head> | { readonly refused: Refusal };

/** The limits that the owner of the tree sets. */
export interface Limits<Leaf> {
  /** Maximum depth of groups; the root is level 1. */
  readonly levels: number;
  /** Maximum number of leaves and groups. */
  readonly parts: number;
  /** Whether a leaf may stand in a group of this level; a root is level 1. */
  mayStand(leaf: Leaf, level: number): boolean;
}
