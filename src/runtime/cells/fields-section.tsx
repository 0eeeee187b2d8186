import type { Shown } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { evaluate } from '../base/evaluate.ts';
import { t } from '../base/i18n/t.ts';
import { isTold, ShownValue } from './shown-value.tsx';

/** Cells that need the full width. */
const WIDE = ['long-text', 'html', 'link'];

interface FieldsSectionProps {
  readonly fields: readonly Shown[];
  readonly place: string;
  readonly scope: Scope;
  readonly loading: boolean;
}

/** A grid of labels and values, without those that the server does not tell at all. */
export function FieldsSection({ fields, place, scope, loading }: FieldsSectionProps) {
  return (
    <dl>
      {fields
        .filter(({ path, when }) => (loading || isTold(scope.row, path)) && (!when || evaluate(when, scope)))
        .map((shownField) => (
          <div key={shownField.path} className={WIDE.includes(shownField.cell) ? 'detail-wide' : undefined}>
            <dt>{t(shownField.label)}</dt>
            <dd>
              <ShownValue shownField={shownField} place={place} scope={scope} loading={loading} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
