import type { ParentRecord, Shown } from '../../../core/model.ts';
import { type Row, resolveValues, type Scope } from '../../../core/scope.ts';
import { evaluate } from '../base/evaluate.ts';
import { t } from '../base/i18n/t.ts';
import { canRead } from '../data/read.ts';
import { useResponse } from '../data/use-response.ts';
import { FailureNote, Skeleton } from '../ui/states.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { cellStyles, renderCell } from './index.ts';

interface ParentSummaryProps {
  /** Declaration path, for error messages. */
  readonly place: string;
  readonly record: ParentRecord;
  readonly scope: Scope;
}

/** The parent record of a list or form as one line above it. Renders nothing when the server cannot read it. */
export default function ParentSummary({ place, record, scope }: ParentSummaryProps) {
  const { call, summary = [] } = record;
  const summaryEndpoint = canRead(call.endpoint) ? call.endpoint : null;
  const { answer, error, loading, stale, retry } = useResponse(
    summaryEndpoint,
    resolveValues(call.with, scope),
  );
  const row = answer?.item as Row | undefined;
  if (error && !row) return <FailureNote error={error} retry={retry} />;
  if (!row && !loading) return null;
  const recordScope: Scope = { ...scope, ...(row && { row }) };
  return (
    <Strip data-stale={stale || undefined} aria-busy={loading || stale}>
      {summary
        .filter(({ when }) => !when || (row && evaluate(when, recordScope)))
        .map((shownField) => (
          <div key={shownField.path} className={`is-${shownField.cell}`}>
            <dt>{t(shownField.label)}</dt>
            <dd>
              {row ? renderCell(shownField, place)(row, recordScope) : <ShownSkeleton shown={shownField} />}
            </dd>
          </div>
        ))}
    </Strip>
  );
}

/** The skeleton has the size of the value, so that the rows do not move. */
function ShownSkeleton({ shown: { cell, options } }: { shown: Shown }) {
  const [width, height] = [options?.width, options?.height].map((size) => Number(size) || undefined);
  if (cell !== 'image') return <Skeleton width={120} />;
  return <Skeleton {...(width && { width })} {...(height && { height })} />;
}

const Strip = staticStyled('dl')({
  ...cellStyles,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 40px',
  margin: '0 0 16px',
  paddingBottom: 16,
  borderBottom: '1px solid var(--mui-palette-divider)',
  '& > div': { minWidth: 0 },
  '& > .is-image': { marginInlineEnd: -16 },
  // A picture needs no visible label; its cell has an alternative text.
  '& > .is-image dt': { display: 'none' },
  '& dt': { fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, minHeight: 20, overflowWrap: 'anywhere' },
  '& .c-text': { whiteSpace: 'normal' },
});
