import type { Place } from '../diagnostics/place.ts';
import type { LinkedScreen } from '../link/context/linked.ts';
import { placeOf } from '../link/context/placed.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';

/**
 * Path inside a compiled screen (`columns.0`; '' for the screen itself) -> its declaration, `file:line:column` or as
 * it is asked to be printed.
 */
export type Places = Readonly<Record<string, string>>;

/** Where the nodes of a screen are declared: columns, fields, actions, filters, sections and the screen's title. */
export function placesOf({ screen, place }: LinkedScreen, print = printed): Places {
  const places: Record<string, string> = { '': print(place.child('title')) };
  walk(screen, '', { places, print });
  return places;
}

/** Where the links of the menu are declared, by the id of their screen; groups by their label. */
export function placesOfMenu(
  { declarations: { app } }: Pick<LinkedProduct, 'declarations'>,
  print = printed,
): Places {
  const under = (entries: typeof app.value.navigation, place: Place): [string, string][] =>
    entries.flatMap(({ screen, label, children }, index) => [
      [screen ?? label, print(place.child(index))],
      ...under(children ?? [], place.child(index, 'children')),
    ]);
  return Object.fromEntries(under(app.value.navigation, app.place.child('navigation')));
}

interface Noted {
  readonly places: Record<string, string>;
  readonly print: typeof printed;
}

function walk(value: unknown, path: string, noted: Noted): void {
  if (typeof value !== 'object' || value === null) return;
  const place = placeOf(value);
  if (place) noted.places[path] = noted.print(place);
  for (const [key, child] of Object.entries(value)) walk(child, path === '' ? key : `${path}.${key}`, noted);
}

/** The position of the key; for an array item that of its value. */
function printed(place: Place): string {
  const { line, column } = place.key.position();
  return `${place.file.path}:${line}:${column}`;
}
