import { useCallback, useRef } from 'react';
import { isRecord } from '../../../core/record.ts';
import type { FileTree } from '../../../core/studio.ts';
import { ask } from '../calls.ts';
import { useStudio } from '../use-studio.ts';
import { valueAt } from '../value-at.ts';

/** Where something goes among what is written beside it. */
export interface Move {
  readonly pointer: string;
  /** What it is called. */
  readonly name: string;
  /** What the operation says. */
  readonly target: { readonly before?: string; readonly to?: string };
  /** The pointer that it is chosen by afterwards. */
  readonly chosen: string;
  /** Its place afterwards, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** The way to the place of another beside it: before that one, or after it where it stands further on; undefined where it cannot go. */
export function moveOnto(written: unknown, pointer: string, onto: string): Move | undefined {
  const [from, to] = [inSection(written, pointer), inSection(written, onto)];
  if (from !== undefined && to !== undefined) return asField(pointer, moveInto(written, from, to));
  const { keys, parent } = siblingsOf(written, pointer);
  return onto.startsWith(`${parent}/`) ? moveTo(written, pointer, keys.indexOf(lastKey(onto))) : undefined;
}

/** The same by steps: -1 is one up. */
export function moveBy(written: unknown, pointer: string, steps: -1 | 1): Move | undefined {
  const listed = inSection(written, pointer);
  if (listed !== undefined) return asField(pointer, moveBy(written, listed, steps));
  const { keys } = siblingsOf(written, pointer);
  return moveTo(written, pointer, keys.indexOf(lastKey(pointer)) + steps);
}

/** Where the section of a form names a field: fields stand in the order of that list. Undefined where no section does. */
function inSection(written: unknown, pointer: string): string | undefined {
  const [, holder, name, ...rest] = pointer.split('/');
  const sections = valueAt(written, '/sections');
  if (holder !== 'fields' || name === undefined || rest.length > 0 || !Array.isArray(sections))
    return undefined;
  for (const [sectionIndex, section] of sections.entries()) {
    const names = isRecord(section) && Array.isArray(section.fields) ? section.fields : [];
    const fieldIndex = names.indexOf(lastKey(pointer));
    if (fieldIndex >= 0) return `/sections/${sectionIndex}/fields/${fieldIndex}`;
  }
  return undefined;
}

/** A field that moves in its section stays chosen where it is declared. */
const asField = (pointer: string, way: Move | undefined): Move | undefined =>
  way && { ...way, chosen: pointer };

/** To the place of an entry of the same list, or of another one. */
function moveInto(written: unknown, pointer: string, onto: string): Move | undefined {
  const { keys, parent } = siblingsOf(written, onto);
  const index = Number(lastKey(onto));
  if (pointer.startsWith(`${parent}/`)) return moveTo(written, pointer, index);
  const name = nameOf(written, pointer);
  return { pointer, name, target: { to: onto }, chosen: onto, index, count: keys.length + 1 };
}

function moveTo(written: unknown, pointer: string, index: number): Move | undefined {
  const { keys, parent, isList } = siblingsOf(written, pointer);
  const onto = keys[index];
  const from = keys.indexOf(lastKey(pointer));
  if (from < 0 || from === index || onto === undefined) return undefined;
  const before = index < from ? onto : keys[index + 1];
  const target = isList ? { to: `${parent}/${index}` } : before === undefined ? {} : { before };
  const name = nameOf(written, pointer);
  return { pointer, name, target, chosen: target.to ?? pointer, index, count: keys.length };
}

/** Members by which an entry of a list is called. */
const NAMES = ['label', 'title', 'screen', 'name'];

/** What something is called: an entry of a list by what it says, everything else by its key. */
function nameOf(written: unknown, pointer: string): string {
  const value = valueAt(written, pointer);
  if (!/\/\d+$/.test(pointer)) return lastKey(pointer);
  const said = isRecord(value) ? NAMES.map((member) => value[member]) : [value];
  return said.find((text): text is string => typeof text === 'string') ?? lastKey(pointer);
}

/** The keys of what stands beside a place in its holder. */
function siblingsOf(written: unknown, pointer: string) {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const holder = valueAt(written, parent);
  const keys = Array.isArray(holder)
    ? [...holder.keys()].map(String)
    : Object.keys(isRecord(holder) ? holder : {});
  return { parent, isList: Array.isArray(holder), keys: keys.filter((key) => key !== '$schema') };
}

const lastKey = (pointer: string) =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** Why something cannot go there: what is told in the place of its new one. */
export function whyNot(written: unknown, pointer: string, steps?: -1 | 1): string {
  if (valueAt(written, pointer) === undefined) return 'It comes by default: what is written is moved.';
  const name = nameOf(written, pointer);
  if (steps === undefined) return `${name} takes the place of what stands beside it, and goes nowhere else.`;
  return `${name} stands ${steps < 0 ? 'first' : 'last'} already.`;
}

/** A place to be moved, and the way from it in what is written by then. */
export interface Wish {
  readonly file: string;
  readonly pointer: string;
  readonly way: (written: unknown, pointer: string) => Move | undefined;
  readonly whyNot: (written: unknown, pointer: string) => string;
}

/** Moves something in a file, and says where it stands then. Each move begins where those before it have ended. */
export function useMove(): (wish: Wish) => Promise<void> {
  const { choose, change, say } = useStudio();
  const queue = useRef({ last: Promise.resolve(), waiting: 0, places: new Map<string, string>() });
  const step = async ({ file, pointer: begun, way, whyNot }: Wish) => {
    const { places } = queue.current;
    const from = places.get(begun) ?? begun;
    const { written } = await ask<FileTree>('file', { file });
    const move = way(written, from);
    if (!move) return say(whyNot(written, from));
    const { pointer, name, target, chosen, index, count } = move;
    const operations = [{ op: 'move', file, pointer, ...target }];
    if (!(await change('edit', { operations, title: `move ${name}` }))) return;
    places.set(begun, chosen);
    choose({ file, pointer: chosen });
    say(`${name}: place ${index + 1} of ${count}`);
  };
  const latest = useRef(step);
  latest.current = step;
  return useCallback(
    (wish) => {
      const { current } = queue;
      current.waiting += 1;
      current.last = current.last
        .then(() => latest.current(wish))
        .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          current.waiting -= 1;
          if (current.waiting === 0) current.places.clear();
        });
      return current.last;
    },
    [say],
  );
}
