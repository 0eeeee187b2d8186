import { type ReactNode, useContext, useMemo } from 'react';
import type { DetailScreen, DetailSection } from '../../../../core/model.ts';
import { type Row, readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { type ApiError, isMissing } from '../../base/api-error.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { PageDates } from '../../cells/page-dates.ts';
import { ShownValue } from '../../cells/shown-value.tsx';
import { useResponse } from '../../data/use-response.ts';
import { useScope } from '../../navigation/current-screen.ts';
import { Page } from '../../navigation/page.tsx';
import { RecordMissing, WayBack } from '../../navigation/record-missing.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useTabFrame } from '../../navigation/tab-frame.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { ErrorState, FailureNote, Notice } from '../../ui/states.tsx';
import { DetailFrame, Subline } from './detail-styles.ts';
import { passedRecord } from './passed-record.ts';
import { ScreenSection, SectionView, StepsSection } from './section-view.tsx';

// A chunk of its own; only live screens load it, after the record.
const LiveRecord = lazyWithPreload(() => import('./live-record.tsx'));

// A chunk of its own; few details have it.
const ParentSummary = lazyWithPreload(() => import('../../cells/parent-summary.tsx'));

export const preload = ({ record, main }: DetailScreen) =>
  Promise.all([
    record?.summary && ParentSummary.preload(),
    main.some(({ kind }) => kind === 'steps') && StepsSection.preload(),
    main.some(({ kind }) => kind === 'screen') && ScreenSection.preload(),
  ]);

/** A screen of the kind "detail": one record. A row passed by navigation is shown at once, the rest when it arrives. */
export default function DetailScreenView({ screen, passed, dialog }: ScreenProps<DetailScreen>) {
  const scope = useScope(passed);
  const dates = usePageDates(screen);
  // Within another screen there is no heading for the line below the title to stand in.
  const isPart = useTabFrame() !== undefined || dialog !== undefined;
  const input = resolveValues(screen.source.with, scope);
  const { answer, error, loading, stale, slow, retry, reload } = useResponse(screen.source.endpoint, input);
  const row = answer?.item ?? passedRecord(passed, input);
  const full = useMemo<Scope>(() => ({ ...scope, row }), [scope, row]);
  const summary = screen.record?.summary && (
    <ParentSummary place={screen.file} record={screen.record} scope={scope} />
  );
  if (error && (isMissing(error) || !row))
    return <Failed screen={screen} error={error} retry={retry} summary={summary} />;
  const named = titleValues(screen, row);
  const heading = headingOf(screen, { row, named, loaded: answer !== undefined });
  const waiting = loading && !answer;
  const shared = { scope: full, actions: screen.actions, loading: waiting, reload };
  const bar = row && <ActionBar actions={screen.actions} scope={full} reload={reload} />;
  const subline = <DetailSubline screen={screen} scope={full} loading={waiting} name={dialog && heading} />;
  const head = (
    <>
      {bar}
      {subline}
    </>
  );
  return (
    <PageDates value={dates}>
      <Page screen={screen} record={named} heading={heading} actions={isPart ? bar : head}>
        {isPart && subline}
        {dialog && bar}
        {screen.live && answer && <LiveRecord live={screen.live} answer={answer} reload={retry} />}
        {summary}
        <State error={error} slow={slow} retry={retry} />
        <DetailFrame
          data-aside={dialog ? undefined : asideOf(screen)}
          data-stale={stale || undefined}
          aria-busy={waiting || stale}
        >
          {columnsOf(screen).map(
            ([place, sections]) =>
              sections.length > 0 && (
                <div key={place} className="detail-column" data-place={place}>
                  {sections.map((section, sectionIndex) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: sections are declared and never change places
                    <SectionView key={sectionIndex} section={section} place={screen.file} {...shared} />
                  ))}
                </div>
              ),
          )}
        </DetailFrame>
      </Page>
    </PageDates>
  );
}

/** The form of the first date that is declared to have one: the others of the page, and of its sections, have it too. */
function usePageDates({ main, aside }: DetailScreen): string | undefined {
  const surroundingFormat = useContext(PageDates);
  const fields = [...main, ...aside].flatMap((section) => (section.kind === 'fields' ? section.fields : []));
  const format = fields.find(({ cell, options }) => cell === 'date' && options?.format)?.options?.format;
  return typeof format === 'string' ? format : surroundingFormat;
}

/** The record's name, or the screen's title where it is to stand there; `-` for a record without a name. */
function headingOf(
  { title, heading }: DetailScreen,
  { row, named, loaded }: { row: Row | undefined; named: Row; loaded: boolean },
) {
  if (heading.title === undefined) return t(title, named);
  if (isFilled(row, heading.title)) return String(readPath(row, heading.title));
  return loaded ? '-' : t(title);
}

function isFilled(row: Row | undefined, path: string): boolean {
  const value = readPath(row, path);
  return value !== undefined && value !== null && value !== '';
}

/** What fills the title: of a choice its label. */
function titleValues({ heading: { choices = {} } }: DetailScreen, row: Row = {}): Row {
  const labels = Object.entries(choices).flatMap(([path, choicesOfField]) => {
    const text = choicesOfField.find(({ value }) => value === readPath(row, path))?.label;
    return text === undefined ? [] : [[path, { text }] as const];
  });
  return { ...row, ...Object.fromEntries(labels) };
}

interface DetailSublineProps {
  readonly screen: DetailScreen;
  readonly scope: Scope;
  readonly loading: boolean;
  /** The record's name, in a dialog, where no heading has it. */
  readonly name: string | undefined;
}

/** The line under the title: the subtitle with its label, then the badges that the record has and whose condition holds. */
function DetailSubline({ screen, scope, loading, name }: DetailSublineProps) {
  const { subtitle, badges } = screen.heading;
  const title = name && <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>;
  if (!subtitle && badges.length === 0) return title;
  const shown = { place: screen.file, scope, loading };
  return (
    <>
      {title}
      <Subline data-dialog={title ? true : undefined}>
        {subtitle && (
          <span className="detail-value">
            <span className="detail-label">{t(subtitle.label)}</span>
            <strong>
              <ShownValue shownField={subtitle} {...shown} />
            </strong>
          </span>
        )}
        {badges.map(
          (badge) =>
            (loading || isFilled(scope.row, badge.path)) &&
            (!badge.when || evaluate(badge.when, scope)) && (
              <ShownValue key={badge.path} shownField={badge} {...shown} />
            ),
        )}
      </Subline>
    </>
  );
}

/** By the declared sections, so that none that comes later moves the others. */
const asideOf = ({ aside }: DetailScreen) => (aside.length > 2 ? 'several' : aside.length > 0 || undefined);

type Column = 'main' | 'aside' | 'below';

/** The aside is beside the record's own sections; sections with screens, and those after them, use the full width below. */
function columnsOf({ main, aside }: DetailScreen): readonly (readonly [Column, readonly DetailSection[]])[] {
  if (aside.length === 0) return [['main', main]];
  const first = main.findIndex(({ kind }) => kind === 'screen');
  const parts = first < 0 ? main.length : first;
  return [
    ['main', main.slice(0, parts)],
    ['aside', aside],
    ['below', main.slice(parts)],
  ];
}

/** Above the record: that it could not be refreshed, or that loading is slow. */
function State({ error, slow, retry }: { error: ApiError | undefined; slow: boolean; retry(): void }) {
  if (error) return <FailureNote error={error} retry={retry} />;
  if (!slow) return null;
  // In the space above what is coming, which it does not move.
  return (
    <Notice role="status" style={{ marginBlock: '-16px -20px' }}>
      {t('This takes longer than usual…')}
    </Notice>
  );
}

interface FailedProps {
  readonly screen: DetailScreen;
  readonly error: ApiError;
  /** Of the parent record, which has its own answer. */
  readonly summary: ReactNode;
  retry(): void;
}

/** No record: it was deleted or could not be loaded. Both offer a way on. */
function Failed({ screen, error, retry, summary }: FailedProps) {
  return (
    <Page screen={screen}>
      {isMissing(error) ? (
        <RecordMissing screen={screen} />
      ) : (
        <>
          {summary}
          <ErrorState error={error} retry={retry} action={<WayBack screen={screen} />} />
        </>
      )}
    </Page>
  );
}
