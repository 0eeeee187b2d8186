import { useEffect, useRef } from 'react';
import type { DetailSection, Shown } from '../../../../core/model.ts';
import { type Row, readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { ShownValue } from '../../cells/shown-value.tsx';
import { canRead } from '../../data/read.ts';
import { useResponse } from '../../data/use-response.ts';
import { FailureNote } from '../../ui/states.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

interface StepsSectionProps {
  readonly section: Extract<DetailSection, { kind: 'steps' }>;
  /** Declaration path, for error messages. */
  readonly place: string;
  readonly scope: Scope;
}

/** When a step was reached, in the form of the page's dates. */
const AT: Shown = { path: 'at', label: '', cell: 'date-time' };

/** How far a record has come: a step for each state, those behind it with date and person. */
export default function StepsSection({
  section: { path, choices, source },
  place,
  scope,
}: StepsSectionProps) {
  const value = readPath(scope.row, path);
  // Without the record there is no step to date.
  const call = scope.row && source && canRead(source.endpoint) ? source : null;
  const { answer, error, loading, retry } = useResponse(
    call?.endpoint ?? null,
    call ? resolveValues(call.with, scope) : {},
  );
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== value) retry();
    seen.current = value;
  }, [value, retry]);
  const reached = choices.findIndex((choice) => choice.value === value);
  const steps = (
    <Steps>
      {choices.map((choice, index) => {
        const event =
          index <= reached
            ? answer?.rows?.find((eventRow) => readPath(eventRow, 'state') === choice.value)
            : undefined;
        return (
          <li
            key={String(choice.value)}
            data-reached={index <= reached || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <b>{t(choice.label)}</b>
            <StepEvent event={event} place={place} scope={scope} loading={loading && index <= reached} />
          </li>
        );
      })}
    </Steps>
  );
  return (
    <>
      {steps}
      {error && <FailureNote error={error} retry={retry} />}
    </>
  );
}

/** Of a step; `event`: what led to it. */
interface StepEventProps extends Pick<StepsSectionProps, 'place' | 'scope'> {
  readonly event: Row | undefined;
  readonly loading: boolean;
}

/** Date and person; without an event the lines stay empty, so that nothing moves. */
function StepEvent({ event, place, scope, loading }: StepEventProps) {
  const by = event && readPath(event, 'by');
  return (
    <>
      <small>
        {(event || loading) && (
          <ShownValue shownField={AT} place={place} scope={{ ...scope, row: event }} loading={loading} />
        )}
      </small>
      <small>{by ? String(by) : null}</small>
    </>
  );
}

const Steps = staticStyled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 76,
    paddingBlockStart: 20,
    paddingInlineEnd: 12,
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '& > li:last-child': { paddingInlineEnd: 0 },
  // The way to the next step.
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 5,
    insetInline: '16px 4px',
    borderTop: '2px solid var(--mui-palette-divider)',
  },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: 12,
    height: 12,
    borderRadius: 6,
    border: '2px solid var(--mui-palette-text-disabled)',
  },
  '& > li[data-reached]::after': {
    borderColor: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-primary-main)',
  },
  '& > li[data-reached]:has(+ [data-reached])::before': { borderColor: 'var(--mui-palette-primary-main)' },
  '& b': { fontWeight: 400 },
  '& [data-reached] b': { color: 'var(--mui-palette-text-primary)' },
  '& [aria-current] b': { fontWeight: 600 },
  '& small': { fontSize: 12, lineHeight: '18px' },
  // One under the other: a narrow column has no room for four dates.
  '@container detail (max-width: 440px)': {
    gridAutoFlow: 'row',
    '& > li': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: '0 8px',
      alignItems: 'baseline',
      minHeight: 0,
      paddingBlock: '0 12px',
      paddingInline: '24px 0',
    },
    '& > li:last-child': { paddingBottom: 0 },
    '& b': { flexBasis: '100%' },
    '& small:empty': { display: 'none' },
    '& > li::after': { insetBlockStart: 4 },
    '& > li:not(:last-child)::before': {
      insetBlock: '20px 0',
      insetInline: '5px auto',
      borderTop: 0,
      borderInlineStart: '2px solid var(--mui-palette-divider)',
    },
  },
  '@media (forced-colors: active)': { '& > li[data-reached]::after': { background: 'CanvasText' } },
});
