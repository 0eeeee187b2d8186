import type { HubScreen as HubDeclaration } from '../../../core/generated/language/declarations.ts';
import type { HubScreen, ScreenBase } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Resolver, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';

/** Links the tiles of a hub. A tile is hidden from roles that may not open its screen, so only its route is checked. */
export function linkHub(
  linker: Resolver & Texts,
  { route, tabs }: HubDeclaration,
  base: ScreenBase,
  place: Place,
): HubScreen {
  const scope = { route: parametersOf(route) };
  return {
    ...base,
    kind: 'hub',
    tiles: Object.entries(tabs).map(([id, { label, text, icon, screen }]) => {
      const tilePlace = place.child('tabs', id);
      const tile = {
        label: linker.text(label, tilePlace.child('label')),
        ...(text ? { text: linker.text(text, tilePlace.child('text')) } : {}),
        ...(icon ? { icon: linker.icon(icon, tilePlace.child('icon')) } : {}),
        target: linkTarget(linker, invocationAt(tilePlace, 'screen', screen, undefined), scope, []),
      };
      return placed(tile, tilePlace);
    }),
  };
}
