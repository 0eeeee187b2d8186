import type { Action, Condition, Roles } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { valueAt } from '../../diagnostics/written.ts';
import type { Reporter } from '../context/linker.ts';
import { placeOf } from '../context/placed.ts';
import { contradiction } from '../expressions/contradictions.ts';

/** What of an action, or of one for several rows, says whether it can be told from the one beside it. */
type Pressed = Pick<Action, 'id' | 'label' | 'roles' | 'when'> & Partial<Pick<Action, 'place' | 'to'>>;

/**
 * Reports actions side by side that nobody can tell apart: the same label or target, two that are the main one, or one action of a
 * lifecycle twice, unless "when" or "roles" exclude that somebody sees both.
 */
export function checkAlike<T extends Pressed>(
  linker: Reporter,
  actions: readonly T[],
  lifecycleOf: (action: T) => string | undefined = () => undefined,
): void {
  for (const [index, action] of actions.entries()) {
    const rivals = actions.slice(0, index).filter((earlier) => areSeenTogether(earlier, action));
    const place = placeOf(action);
    const step = lifecycleOf(action);
    const likeness = [
      [rivals.find((rival) => step !== undefined && lifecycleOf(rival) === step), 'offers the same step'],
      [rivals.find(({ label }) => label === action.label), `says "${action.label}" as well`],
      [rivals.find(({ to }) => to && JSON.stringify(to) === JSON.stringify(action.to)), 'leads to the same'],
      [
        action.place === 'primary' ? rivals.find((rival) => rival.place === 'primary') : undefined,
        'is the main action already',
      ],
    ] as const;
    const [rival, words] = likeness.find(([found]) => found) ?? [];
    if (!rival || !place) continue;
    linker.report('ACT-01', place.key, `"${rival.id}" beside it ${words}, where both are seen.`, {
      remedy: 'Take one out, give it another label or place, or let "when" or "roles" tell who sees which.',
    });
  }
}

/** What stands beside others of its kind, and is known by its label alone: a column, a field, a filter, a tab, an entry of the menu. */
type Labelled = Partial<Pick<Pressed, 'roles' | 'when'>> & { readonly label: string };

/** Reports those that say the same, unless "when" or "roles" exclude that somebody sees both. */
export function checkLabels(linker: Reporter, labelled: readonly Labelled[]): void {
  for (const [index, node] of labelled.entries()) {
    const place = placeOf(node);
    const isSaid = labelled
      .slice(0, index)
      .some((earlier) => earlier.label === node.label && areSeenTogether(earlier, node));
    if (node.label !== '' && isSaid && place)
      linker.report('TXT-09', labelOf(place), `"${node.label}" stands beside it as well.`);
  }
}

/** The label where it is written, else the name that it comes from. */
function labelOf(place: Place): Place {
  const label = place.child('label');
  return valueAt(place.file.value, label.path) === undefined ? place.key : label;
}

function areSeenTogether(a: Partial<Pressed>, b: Partial<Pressed>): boolean {
  if (!shareRoles(a.roles, b.roles)) return false;
  const conditions = [a.when, b.when].filter((condition) => condition !== undefined);
  // A linked condition is written as a declared one, its times and accounts apart, which nothing here compares.
  return (
    contradiction(conditions as readonly Condition[] as Parameters<typeof contradiction>[0]) === undefined
  );
}

/** An action that names no roles is there for all who see the screen. */
function shareRoles(a: Roles | undefined, b: Roles | undefined): boolean {
  return !Array.isArray(a) || !Array.isArray(b) || a.some((role) => b.includes(role));
}
