import type { Use } from '../link/context/uses.ts';
import { wordOf } from './ranges.ts';

/** The use of a name at an offset of a file; of a dotted path the word below the cursor. */
export function useAt(uses: readonly Use[], path: string, offset: number): Use | undefined {
  const matchedUses = uses.filter(({ place }) => {
    if (place.file.path !== path) return false;
    const word = wordOf(place);
    return word && word.offset <= offset && offset <= word.offset + word.length;
  });
  const [first] = matchedUses;
  const word = first && wordOf(first.place);
  if (!first || !word) return undefined;
  const typedPart = word.file.text.slice(word.offset, offset);
  const segment = typedPart.replace(/^\$row\./, '').split('.').length - 1;
  return (
    matchedUses.find((use) => use.segment === segment) ??
    matchedUses.find(({ declares }) => declares) ??
    matchedUses.at(-1)
  );
}

/** All places of the name of a use, its declaration among them. */
export function sameName(uses: readonly Use[], { noun, name }: Use): readonly Use[] {
  return uses.filter((use) => use.noun === noun && use.name === name);
}
