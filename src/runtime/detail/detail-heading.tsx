import { useMemo } from 'react';
import { renderCell } from '../cells/index.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { Scope } from '../data/scope.ts';
import { t } from '../i18n/t.ts';
import type { DetailScreen, Shown } from '../model.ts';
import { Skeleton } from '../shell/states.tsx';
import { Subline } from './detail-styles.ts';
import { isThere } from './is-there.ts';

interface DetailSublineProps {
  readonly heading: DetailScreen['heading'];
  readonly place: string;
  readonly scope: Scope;
  /** More of the record is still to come. */
  readonly loading: boolean;
  readonly inDialog: boolean;
}

/** What stands under the title: the subtitle with its label, then the badges that apply. */
export function DetailSubline({ heading, place, scope, loading, inDialog }: DetailSublineProps) {
  const { subtitle, badges } = heading;
  if (!subtitle && badges.length === 0) return null;
  return (
    <Subline data-dialog={inDialog || undefined}>
      {subtitle && (
        <span className="detail-value">
          <span className="detail-label">{t(subtitle.label)}</span>
          <strong>
            <ShownValue shown={subtitle} place={place} scope={scope} loading={loading} />
          </strong>
        </span>
      )}
      {badges
        .filter(({ when }) => !when || evaluate(when, scope))
        .map((badge) => (
          <ShownValue key={badge.path} shown={badge} place={place} scope={scope} loading={loading} />
        ))}
    </Subline>
  );
}

interface ShownValueProps {
  readonly shown: Shown;
  readonly place: string;
  readonly scope: Scope;
  readonly loading: boolean;
}

/** One value of the record; a grey bar while it is still to come. */
export function ShownValue({ shown, place, scope, loading }: ShownValueProps) {
  const render = useMemo(() => renderCell(shown, place), [shown, place]);
  if (loading && !isThere(scope.row, shown.path)) return <Skeleton width={96} />;
  return render(scope.row ?? {}, scope);
}
