import type { Node } from 'jsonc-parser';
import { didYouMean } from '../diagnostics/nearest.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { lineAndColumn, type ParsedFile, parse } from '../diagnostics/source-file.ts';
import type { EditedText } from './edited-text.ts';
import type { Position } from './layout.ts';
import { widthOf } from './layout.ts';
import { type RefusalCode, Refused } from './refused.ts';

/** Keys and indexes of a JSON pointer. */
export type Keys = readonly string[];

/** A declaration that is changed step by step. */
export class EditedFile {
  readonly path: string;
  readonly edited: EditedText;
  #parsed: ParsedFile | undefined;

  constructor(path: string, edited: EditedText) {
    this.path = path;
    this.edited = edited;
  }

  get text(): string {
    return this.edited.text;
  }

  replace(offset: number, length: number, text: string): void {
    if (this.text.slice(offset, offset + length) === text) return;
    this.edited.replace(offset, length, text);
    this.#parsed = undefined;
  }

  /** Replaces a part by lines that end as those of the file do. */
  write(offset: number, length: number, lines: string): void {
    const lineEnd = /\r?\n/.exec(this.text)?.[0] ?? '\n';
    this.replace(offset, length, lines.replaceAll('\n', lineEnd));
  }

  replaceNode({ offset, length }: Node, lines: string): void {
    this.write(offset, length, lines);
  }

  /** The whole tree. Throws Refused. */
  tree(): Node {
    this.#parsed ??= parse(this.path, this.text);
    const {
      file: { tree },
      faults: [fault],
      duplicates: [doubled],
    } = this.#parsed;
    const lineOf = (offset: number) => lineAndColumn(this.text, offset).line;
    if (fault || !tree) {
      const reason = fault ? `${fault.found} in line ${lineOf(fault.offset)}` : 'it is empty';
      throw this.refused('not-json', [], `${this.path} is not JSON: ${reason}.`);
    }
    if (doubled)
      throw this.refused(
        'doubled-key',
        [],
        `The key "${doubled.key}" stands twice in one object: ${this.path}:${lineOf(doubled.offset)}.`,
      );
    return tree;
  }

  /** The value at a place; undefined if there is none. Throws Refused. */
  find(keys: Keys): Node | undefined {
    return keys.reduce<Node | undefined>((node, key) => node && memberOf(node, key), this.tree());
  }

  /** The value at a place. Throws Refused. */
  at(keys: Keys): Node {
    let node = this.tree();
    keys.forEach((key, index) => {
      const member = memberOf(node, key);
      if (!member) throw this.#nowhere(node, keys.slice(0, index), key);
      node = member;
    });
    return node;
  }

  /** The object or list at a place. Throws Refused. */
  holderAt(keys: Keys): Node {
    const node = this.at(keys);
    if (node.children) return node;
    const place = keys.length === 0 ? 'The whole file' : pointer(keys);
    throw this.refused('no-such-place', keys, `${place} is neither an object nor a list.`);
  }

  textOf({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length);
  }

  valueOf(node: Node): unknown {
    return JSON.parse(this.textOf(node)) as unknown;
  }

  /** Where a node is printed. */
  positionOf(node: Node): Position {
    const start = this.text.lastIndexOf('\n', node.offset - 1) + 1;
    const head = this.text.slice(start, node.offset);
    return {
      column: widthOf(head),
      indent: /^\s*/.exec(head)?.[0] ?? '',
      isFollowed: /^\s*,/.test(this.text.slice(node.offset + node.length, node.offset + node.length + 200)),
    };
  }

  refused(code: RefusalCode, keys: Keys, message: string): Refused {
    return new Refused(message, code, { file: this.path, pointer: pointer(keys) });
  }

  #nowhere(node: Node, keys: Keys, key: string): Refused {
    const place = keys.length === 0 ? this.path : pointer(keys);
    const length = node.children?.length ?? 0;
    const message =
      node.type === 'array'
        ? `${place} has ${length} entries, and none at ${JSON.stringify(key)}.`
        : `${place} has no ${JSON.stringify(key)}.${didYouMean(key, keysIn(node))}`;
    return this.refused('no-such-place', [...keys, key], message);
  }
}

function memberOf(node: Node, key: string): Node | undefined {
  if (node.type === 'array') return isIndex(key) ? node.children?.[Number(key)] : undefined;
  if (node.type !== 'object') return undefined;
  return node.children?.[keysIn(node).indexOf(key)]?.children?.[1];
}

export const isIndex = (key: string): boolean => /^(0|[1-9]\d*)$/.test(key);

/** The keys of an object, in their order. */
export function keysIn(node: Node): string[] {
  return node.type === 'object'
    ? (node.children ?? []).map((property) => String(property.children?.[0]?.value))
    : [];
}

/** The property or entry that holds a value; the value itself if it is the whole file. */
export function memberAround(node: Node): Node {
  return node.parent?.type === 'property' ? node.parent : node;
}

/** The object or list around a value; undefined around the whole file. */
export function holderAround(node: Node): Node | undefined {
  return memberAround(node).parent;
}
