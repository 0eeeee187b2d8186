import { newId } from '../../../runtime/index.ts';
import type { Anchor } from './anchor.ts';
import type { ListView } from './list-filter.ts';

/** Where a person was in the list of conversations. */
export interface Place {
  readonly view?: ListView;
  /** How many conversations were read. */
  readonly count?: number;
  readonly anchor?: Anchor;
}

/** What an entry of the history of this window is told. */
interface Entry {
  /** The id of its place. */
  readonly chatPlace?: string;
  /** The entry before it is the list, from which its conversation was opened. */
  readonly chatAboveList?: boolean;
}

const places = new Map<string, Place>();

/** What the open entry was told; it is so after a reload, too. */
export const openEntry = (): Entry => (history.state ?? {}) as Entry;

/** The place of the entry that is open now; `keep` changes it, also when another entry is open by then. */
export function placeOf(person: string) {
  const { chatPlace = newId() } = openEntry();
  const key = `${person} ${chatPlace}`;
  return {
    place: places.get(key) ?? {},
    keep: (change: Place) => void places.set(key, { ...places.get(key), ...change }),
    /** Tells the open entry its place, so that going back finds it again. */
    enter: (chatAboveList: boolean) => {
      const entry = openEntry();
      if (entry.chatPlace === chatPlace && entry.chatAboveList === chatAboveList) return;
      history.replaceState({ ...entry, chatPlace, chatAboveList }, '');
    },
  };
}
