import { isRecord } from '../../../core/record.ts';
import type { FileTree } from '../../../core/studio.ts';

/** One line of the outline. */
export interface TreeRow {
  readonly pointer: string;
  readonly key: string;
  readonly depth: number;
  /** What a plain value says; of others how much is in them. */
  readonly summary: string;
  /** It comes by default: nobody wrote it. */
  readonly isDefault: boolean;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** Said once at the head of each file, for editors. */
const HIDDEN = ['$schema'];

interface Walk {
  readonly open: ReadonlySet<string>;
  readonly search: string;
}

/** The lines of a file: what is written in its order, then what comes by default. */
export function rowsOf({ written, full }: Pick<FileTree, 'written' | 'full'>, walk: Walk): TreeRow[] {
  return childRows({ written, full, pointer: '', depth: 0 }, { ...walk, search: walk.search.toLowerCase() });
}

interface Branch {
  readonly written: unknown;
  readonly full: unknown;
  readonly pointer: string;
  readonly depth: number;
}

function childRows({ written, full, pointer, depth }: Branch, walk: Walk): TreeRow[] {
  const writtenKeys = keysOf(written).filter((key) => !HIDDEN.includes(key));
  const defaults = Array.isArray(written)
    ? []
    : keysOf(full).filter((key) => !HIDDEN.includes(key) && !writtenKeys.includes(key));
  return [...writtenKeys, ...defaults].flatMap((key) => {
    const isDefault = !writtenKeys.includes(key);
    const place = `${pointer}/${escaped(key)}`;
    const [writtenValue, completed] = [childOf(written, key), childOf(full, key)];
    const inner: Branch = { written: writtenValue, full: completed, pointer: place, depth: depth + 1 };
    const hasChildren = keysOf(writtenValue).length > 0 || keysOf(completed).length > 0;
    const below = hasChildren && (walk.search !== '' || walk.open.has(place)) ? childRows(inner, walk) : [];
    const summary = summaryOf(isDefault ? completed : writtenValue);
    const isMatch = `${key} ${summary}`.toLowerCase().includes(walk.search);
    if (walk.search !== '' && !isMatch && below.length === 0) return [];
    const row: TreeRow = {
      pointer: place,
      key,
      depth,
      summary,
      isDefault,
      hasChildren,
      isOpen: below.length > 0,
    };
    return [row, ...below];
  });
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? [...value.keys()].map(String) : isRecord(value) ? Object.keys(value) : [];
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)] as unknown;
  return isRecord(value) ? value[key] : undefined;
}

/** Words that say best what an entry of a list is. */
const NAMES = ['label', 'title', 'name', 'screen', 'field', 'call', 'path'];

function summaryOf(value: unknown): string {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry !== 'object') ? value.join(', ') : String(value.length);
  if (!isRecord(value)) return value === undefined ? '' : String(value);
  const name = NAMES.map((key) => value[key]).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : '';
}

/** The pointers of everything above a place, and of the place. */
export function above(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}
