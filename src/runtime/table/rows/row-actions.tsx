import type { Action } from '../../../../core/model.ts';
import { routeOf, type Scope } from '../../../../core/scope.ts';
import { whyNot } from '../../actions/explain.ts';
import { isEnabled } from '../../actions/visible-actions.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { exclusive } from './table-widths.ts';

/** A row's buttons, named for the event delegation; `busy`: id of the pending one. A function: it runs for every row. */
export function rowActions(actions: readonly Action[], scope: Scope, busy: string | undefined) {
  const visible = actions.filter(({ when }) => !when || evaluate(when, scope));
  const opener = visible.find(({ to, dialog, place }) => place !== 'menu' && (to || dialog));
  const busyMenu = actions.some(({ id, place }) => id === busy && place === 'menu');
  return (
    <>
      {visible.map(
        (action) =>
          action.place !== 'menu' &&
          rowAction(action, scope, busy, rivals(action, actions), action === opener),
      )}
      {visible.some(({ place }) => place === 'menu') && (
        <button
          type="button"
          className="more"
          data-more=""
          aria-haspopup="menu"
          aria-label={t('More actions')}
          aria-busy={busyMenu || undefined}
        >
          <Icon name="more" />
        </button>
      )}
    </>
  );
}

function rowAction(
  action: Action,
  scope: Scope,
  busy: string | undefined,
  rivals: string | undefined,
  opens: boolean,
) {
  // A "..." menu with a single further action is replaced by that action.
  const isDots = action.icon === 'more';
  const look = isDots ? 'more' : action.danger ? 'act danger' : 'act';
  // A card without a link opens by this button.
  const className = opens ? `${look} opens` : look;
  const isBusy = busy === action.id;
  const why = whyNot(action, scope);
  const enabled = isEnabled(action, scope);
  const href = action.to && !action.confirm && enabled && !isBusy ? routeOf(action.to, scope) : undefined;
  if (href) {
    return (
      <a key={action.id} className={className} href={href} data-act={action.id}>
        {t(action.label)}
      </a>
    );
  }
  return (
    <button
      key={action.id}
      type="button"
      className={className}
      data-act={action.id}
      data-rivals={rivals}
      disabled={!enabled && why === undefined}
      // aria-disabled instead of disabled, which would lose the focus and hide the reason.
      aria-disabled={isBusy || why !== undefined || undefined}
      title={why}
      data-why={why}
      aria-busy={isBusy || undefined}
      aria-label={isDots ? t(action.label) : undefined}
    >
      {isDots ? <Icon name="more" /> : t(action.label)}
    </button>
  );
}

/** The labels that may stand in this button's place: it is as wide as the widest, so that nothing beside it moves. */
function rivals(action: Action, actions: readonly Action[]): string | undefined {
  const place = exclusive(action.when);
  if (!place) return undefined;
  const others = actions.filter((otherAction) => otherAction !== action && otherAction.place !== 'menu');
  const conditionText = JSON.stringify(action.when);
  const siblingLabels = others
    .filter(({ when }) => JSON.stringify(when) === conditionText)
    .map(({ label }) => label);
  const labels = others
    .filter(({ when, label }) => exclusive(when) === place && !siblingLabels.includes(label))
    .map(({ label }) => t(label));
  return labels.join('\n') || undefined;
}
