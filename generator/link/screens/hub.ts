import type { HubScreen as HubDeclaration } from '../../../core/generated/language/declarations.ts';
import type { HubScreen, ScreenBase } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Resolver, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';

/** Links the tiles of a hub. A tile is hidden from roles that may not open its screen, so only its route is checked. */
export function linkHub(
  linker: Resolver & Texts,
  { route, tiles }: HubDeclaration,
  base: ScreenBase,
  place: Place,
): HubScreen {
  const scope = { route: parametersOf(route) };
  return {
    ...base,
    kind: 'hub',
    tiles: Object.entries(tiles).map(([screen, { label, text, icon }]) => {
      const tilePlace = place.child('tiles', screen);
      const invocation = { id: screen, place: tilePlace.key, values: undefined, valuesPlace: tilePlace };
      const tile = {
        label: linker.text(label, tilePlace.child('label')),
        ...(text ? { text: linker.text(text, tilePlace.child('text')) } : {}),
        ...(icon ? { icon: linker.icon(icon, tilePlace.child('icon')) } : {}),
        target: linkTarget(linker, invocation, scope, []),
      };
      return placed(tile, tilePlace);
    }),
  };
}
