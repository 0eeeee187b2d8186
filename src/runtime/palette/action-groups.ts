import type { Action } from '../../../core/model.ts';
import { routeOf } from '../../../core/scope.ts';
import type { Offer } from '../actions/offered.ts';
import { isEnabled, visibleActions } from '../actions/visible-actions.ts';
import { t } from '../base/i18n/t.ts';
import type { Entry, Group } from './entries.ts';

/**
 * Actions that are possible now: those of the focused row first, then those of the page. An empty list offers its action twice,
 * which is deduplicated.
 */
export function actionGroups(offers: readonly Offer[]): Group[] {
  const seen = new Set<Action>();
  const entriesOf = (offer: Offer): Entry[] => {
    const unseenActions = visibleActions(offer.actions, offer.scope).filter((action) => !seen.has(action));
    for (const action of unseenActions) seen.add(action);
    return unseenActions
      .filter((action) => isEnabled(action, offer.scope))
      .map((action) => entryOf(action, offer));
  };
  const ofRows = offers.filter(({ rowName }) => rowName !== undefined);
  const ofPage = offers.filter(({ rowName }) => rowName === undefined);
  return [
    ...ofRows.map((offer) => ({
      id: 'row',
      label: t('Actions: {name}', { name: offer.rowName }),
      entries: entriesOf(offer),
    })),
    { id: 'page', label: t('Actions'), entries: ofPage.flatMap(entriesOf) },
  ];
}

function entryOf(action: Action, offer: Offer): Entry {
  const href = action.to && !action.confirm ? routeOf(action.to, offer.scope) : undefined;
  return {
    id: `${offer.rowName === undefined ? 'page' : 'row'} ${action.id}`,
    label: t(action.label),
    words: [action.label],
    icon: action.icon ?? 'play',
    danger: action.danger === true,
    ...(href === undefined ? {} : { href }),
    run: () => offer.run(action),
  };
}
