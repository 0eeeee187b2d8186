import type { Roles, ScreenBase } from '../../../core/model.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Declared, ScreenDeclaration } from '../context/declarations.ts';
import type { Resolver, Texts } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';

/** Links the screens about the same record; the list is on this screen or on the one it names. */
export function linkPages(
  linker: Resolver & Texts,
  { id, value, place }: Declared<ScreenDeclaration>,
  roles: Roles,
): Pick<ScreenBase, 'pages'> {
  if (!value.pages) return {};
  const pagesPlace = place.child('pages');
  const isOwn = typeof value.pages === 'object';
  const listed =
    typeof value.pages === 'string' ? linker.screen(value.pages, pagesPlace)?.value.pages : value.pages;
  if (typeof listed !== 'object' || !(id in listed)) {
    const [who, text] = isOwn
      ? ['The list', 'it does not name the screen itself.']
      : ['The named screen', `it has no "pages" that name "${id}".`];
    linker.report('REF-09', pagesPlace, text, { remedy: `${who} names every screen of the record.` });
    return {};
  }
  const scope = { route: parametersOf(value.route) };
  const pages = Object.entries(listed).map(([screen, label]) => {
    const targetPlace = isOwn ? pagesPlace.child(screen).key : pagesPlace;
    const target = { id: screen, place: targetPlace, values: undefined, valuesPlace: pagesPlace };
    const title = isOwn ? linker.text(label, pagesPlace.child(screen)) : label;
    return { ...linkTarget(linker, target, scope, roles), title };
  });
  return { pages };
}
