import { newId } from '../../../runtime/index.ts';
import type { Anchor } from './anchor.ts';
import type { ListView } from './list-filter.ts';

/** Where a person was in the chat. */
export interface Place {
  readonly chosen?: string | undefined;
  readonly view?: ListView;
  /** How many conversations were read. */
  readonly count?: number;
  readonly anchor?: Anchor;
}

/** By the id that an entry of the history of this window has got. */
const places = new Map<string, Place>();

/** The id of the open entry, which it keeps: going back finds it again. */
function openEntry(): string {
  const state = (history.state ?? {}) as { readonly chatPlace?: string };
  if (state.chatPlace) return state.chatPlace;
  const id = newId();
  history.replaceState({ ...state, chatPlace: id }, '');
  return id;
}

/** The place of the entry that is open now; `keep` changes it, also when another entry is open by then. */
export function placeOf(person: string): { readonly place: Place; keep(change: Place): void } {
  const key = `${person} ${openEntry()}`;
  return {
    place: places.get(key) ?? {},
    keep: (change) => void places.set(key, { ...places.get(key), ...change }),
  };
}
