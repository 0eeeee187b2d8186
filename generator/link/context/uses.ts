import type { Place } from '../../diagnostics/place.ts';

/** Kinds of symbols. `input` is a field type, `property` a property of a body. */
export type Noun =
  | 'screen'
  | 'endpoint'
  | 'entity'
  | 'field'
  | 'property'
  | 'roles'
  | 'cell'
  | 'input'
  | 'filter'
  | 'lifecycle'
  | 'widget'
  | 'component'
  | 'text';

/** A reference to a symbol, or its declaration. */
export interface Use {
  readonly noun: Noun;
  /** A field is `book.name`, a property `book.create.name`. */
  readonly name: string;
  readonly place: Place;
  readonly declares?: true;
  /** Index of the field's name in a dotted path, without a leading `$row`. */
  readonly segment?: number;
  /** The place names the column in which the field is stored. */
  readonly column?: true;
}

/** All uses of names, as recorded by linking. */
export class Uses {
  readonly #list: (Use | Uses)[] = [];

  note(use: Use): void {
    this.#list.push(use);
  }

  /** Adds the uses of another step; they are flattened only in `all`. */
  add(others: Uses): void {
    this.#list.push(others);
  }

  get all(): readonly Use[] {
    const all: Use[] = [];
    this.#addTo(all);
    return all;
  }

  #addTo(all: Use[]): void {
    for (const useOrGroup of this.#list)
      if (useOrGroup instanceof Uses) useOrGroup.#addTo(all);
      else all.push(useOrGroup);
  }
}
