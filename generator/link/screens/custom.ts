import type { CustomScreen as CustomDeclaration } from '../../../core/generated/language/declarations.ts';
import type { CustomScreen, ScreenBase } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Linker } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import { parametersOf } from '../context/routes.ts';
import { linkValues } from '../expressions/values.ts';

/** Links a hand-made screen: its props, its query parameters and its calls. */
export function linkCustom(
  linker: Linker,
  { component, props, query, calls = [], texts = [], route }: CustomDeclaration,
  base: ScreenBase,
  place: Place,
): CustomScreen {
  linker.notes.components.add(component);
  for (const [index, text] of texts.entries()) linker.text(text, place.child('texts', index));
  for (const [index, call] of calls.entries()) {
    const callPlace = place.child('calls', index);
    const endpoint = linker.endpoint(call, callPlace);
    const refused = endpoint ? refusedRoles(base.roles, endpoint.endpoint.roles) : [];
    if (refused.length === 0) continue;
    const text = `${roleWords(linker.declarations, refused)} would see this, but endpoint "${call}" refuses (roles "${endpoint?.declared.value.roles}").`;
    linker.report('ROL-01', callPlace, text, {
      remedy: 'Narrow "roles" here or widen them at the endpoint.',
    });
  }
  const values = linkValues(linker, props, { route: parametersOf(route) }, place.child('props'));
  return {
    ...base,
    kind: 'custom',
    component,
    ...(props ? { props: values } : {}),
    ...(query ? { query } : {}),
  };
}
