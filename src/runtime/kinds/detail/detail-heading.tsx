import type { DetailScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { ShownValue } from '../../cells/shown-value.tsx';
import { Subline } from './detail-styles.ts';

interface DetailSublineProps {
  readonly heading: DetailScreen['heading'];
  readonly place: string;
  readonly scope: Scope;
  /** The rest of the record is still loading. */
  readonly loading: boolean;
  readonly inDialog: boolean;
}

/** The line under the title: the subtitle with its label, then the badges whose condition holds. */
export function DetailSubline({ heading, place, scope, loading, inDialog }: DetailSublineProps) {
  const { subtitle, badges } = heading;
  if (!subtitle && badges.length === 0) return null;
  return (
    <Subline data-dialog={inDialog || undefined}>
      {subtitle && (
        <span className="detail-value">
          <span className="detail-label">{t(subtitle.label)}</span>
          <strong>
            <ShownValue shownField={subtitle} place={place} scope={scope} loading={loading} />
          </strong>
        </span>
      )}
      {badges
        .filter(({ when }) => !when || evaluate(when, scope))
        .map((badge) => (
          <ShownValue key={badge.path} shownField={badge} place={place} scope={scope} loading={loading} />
        ))}
    </Subline>
  );
}
