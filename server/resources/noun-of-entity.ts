import type { Entities } from './row.ts';

/** What so many of an entity are called: a source text for the page to translate, else the words of its id. */
export function nounOf(name: string, count: number, entities: Entities): string | { readonly text: string } {
  const entity = entities[name];
  const declared = count === 1 ? entity?.singular : entity?.plural;
  return declared === undefined ? name.replaceAll('-', ' ') : { text: declared };
}
