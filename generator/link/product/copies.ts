import type { Action, Endpoint } from '../../../core/model.ts';
import type { LinkedScreen } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import { placeOf } from '../context/placed.ts';
import { answeredEntity } from '../data/live.ts';

/**
 * Reports an action that the list of an entity offers at its rows and a detail of the same entity under the same name and
 * label, but with another call, for others or on another condition: one of the two was forgotten. Steps of a lifecycle are
 * left out, since their lifecycle says all that.
 */
export function reportCopies(linker: Linker, screens: readonly LinkedScreen[]): void {
  const entityOf = ({ id }: Endpoint) => {
    const call = linker.endpoints.get(id)?.declared.value;
    return call && answeredEntity(call);
  };
  const lists = screens.flatMap(({ id, screen }) => {
    const entity = screen.kind === 'list' ? entityOf(screen.source.endpoint) : undefined;
    return screen.kind === 'list' && screen.source.endpoint.id === `${entity}.list`
      ? [{ id, entity, row: screen.row }]
      : [];
  });
  for (const { screen } of screens) {
    if (screen.kind !== 'detail') continue;
    const entity = entityOf(screen.source.endpoint);
    for (const list of lists.filter((candidate) => candidate.entity === entity))
      for (const action of screen.actions) {
        const twin = list.row.find(({ id, label }) => id === action.id && label === action.label);
        const place = placeOf(action);
        const difference = twin && place ? differenceOf(linker, twin, action) : undefined;
        if (place && difference)
          linker.report('ACT-02', place.key, `in the list "${list.id}" it ${difference}.`, {
            remedy: 'Let both say the same, or give one of them another name.',
          });
      }
  }
}

function differenceOf(linker: Linker, inList: Action, inDetail: Action): string | undefined {
  const [listed, shown] = [inList.call?.endpoint, inDetail.call?.endpoint];
  if (!listed || !shown || [listed, shown].some(({ id }) => linker.endpoints.get(id)?.step)) return undefined;
  if (listed !== shown) return `calls "${listed.id}"`;
  if (JSON.stringify(inList.roles) !== JSON.stringify(inDetail.roles)) return 'is for other roles';
  const conditionsOf = ({ when, enabled }: Action) => JSON.stringify([when, enabled]);
  return conditionsOf(inList) === conditionsOf(inDetail)
    ? undefined
    : 'is shown or possible on another condition';
}
