import type { Action, DetailSection, WidgetHost } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { isEnabled, visibleActions } from '../../actions/visible-actions.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { FieldsSection } from '../../cells/fields-section.tsx';
import { isThere } from '../../cells/shown-value.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { OwnPart } from '../../ui/own-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { GallerySection } from './gallery-section.tsx';
import { TableSection } from './table-section.tsx';

// A chunk of its own; few records have it.
export const ScreenSection = lazyWithPreload(() => import('./screen-section.tsx'));

// A chunk of its own; few records have it.
export const StepsSection = lazyWithPreload(() => import('./steps-section.tsx'));

interface SectionProps {
  readonly section: DetailSection;
  /** Declaration path, for error messages. */
  readonly place: string;
  readonly scope: Scope;
  /** Those of the screen, for what is to do. */
  readonly actions: readonly Action[];
  /** The rest of the record is still loading. */
  readonly loading: boolean;
  reload(): void;
}

/** One section of a record's page; null when its condition is false. */
export function SectionView(props: SectionProps) {
  const { section, scope } = props;
  if (section.when && !evaluate(section.when, scope)) return null;
  if (section.kind === 'tasks' && tasksOf(section.tasks, props).length === 0) return null;
  return (
    <section aria-label={section.title && t(section.title)}>
      <SectionHeading {...props} />
      <Content {...props} />
    </section>
  );
}

function SectionHeading({ section, scope, reload }: SectionProps) {
  if (section.kind === 'screen') return null;
  const title = section.title && <h2>{t(section.title)}</h2>;
  if (section.kind !== 'table' || !section.header) return title;
  return (
    <div className="detail-heading">
      {title}
      <ActionBar actions={section.header} scope={scope} reload={reload} />
    </div>
  );
}

/** What is to do now: of the actions that can be used. */
function tasksOf(tasks: Readonly<Record<string, string>>, { actions, scope }: SectionProps): string[] {
  const usable = visibleActions(actions, scope).filter((action) => isEnabled(action, scope));
  return usable.flatMap(({ id }) => tasks[id] ?? []);
}

function Content(props: SectionProps) {
  const { section, place, scope, loading, reload } = props;
  if (section.kind === 'fields') {
    return <FieldsSection fields={section.fields} place={place} scope={scope} loading={loading} />;
  }
  if (section.kind === 'steps') return <StepsSection section={section} place={place} scope={scope} />;
  if (section.kind === 'tasks')
    return (
      <ul className="detail-tasks">
        {tasksOf(section.tasks, props).map((task) => (
          <li key={task}>{t(task, scope.row)}</li>
        ))}
      </ul>
    );
  if (section.kind === 'screen') return <ScreenSection section={section} scope={scope} />;
  if (section.kind === 'widget') {
    // Its contract promises what the record gives.
    if (loading) return <Skeleton height={120} radius={6} />;
    const host: WidgetHost = { row: scope.row ?? {}, reload };
    const partProps = { ...resolveValues(section.props, scope), ...host };
    return <OwnPart group="widgets" name={section.widget} place={place} partProps={partProps} />;
  }
  const isComing = loading && !isThere(scope.row, section.rows);
  const rows = rowsAt(scope.row, section.rows);
  if (section.kind === 'gallery')
    return isComing ? <Skeleton height={240} radius={6} /> : <GallerySection section={section} rows={rows} />;
  return (
    <TableSection
      section={section}
      rows={rows}
      place={place}
      scope={scope}
      reload={reload}
      isComing={isComing}
    />
  );
}

function rowsAt(row: Row | undefined, path: string): readonly Row[] {
  // Another server may answer a single record where there is a list.
  return [readPath(row, path)].flat().filter(isRecord);
}
