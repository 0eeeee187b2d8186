import type { ReportScreen as ReportDeclaration } from '../../../core/generated/language/declarations.ts';
import type { ReportScreen, ScreenBase, Shown } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { linkSource } from '../behaviour/calls.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Linker, Reporter } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkShown } from '../parts/shown.ts';

/** Links a screen that draws a report: everything that it shows is said by its call. */
export function linkReportScreen(
  linker: Linker,
  value: ReportDeclaration,
  base: ScreenBase,
  place: Place,
): ReportScreen {
  const scope: Scope = { route: parametersOf(value.route), screen: base.id, seen: base.roles };
  const sourcePlace = place.child('source');
  const linked = linkSource(linker, value.source, scope, {
    place: sourcePlace,
    seen: base.roles,
    rows: 'many',
  });
  const endpoint = linked?.endpoint;
  const report = endpoint?.resource?.report;
  if (endpoint && endpoint.declared.value.resource?.do !== 'report')
    linker.report('RPT-02', sourcePlace, `endpoint "${endpoint.id}" answers no report.`, {
      remedy: 'Name a call whose resource does "report".',
    });
  const { by = [], times = [], sum = [] } = report ?? {};
  if (report) checkTimes(linker, value, times, place);
  const record = linker.entities.get(endpoint?.resource?.entity ?? '')?.schema;
  const shownOf = (path: string, schema: JsonSchema | undefined): Shown => {
    const column = { value: value.columns[path] ?? path, place: place.child('columns', path) };
    return linkShown(linker, path, column, { record: schema, scope, answer: { endpoint: undefined } });
  };
  if (report) checkColumns(linker, value, [...by, 'count', ...sum], place.child('columns'));
  return {
    ...base,
    kind: 'report',
    source: linked?.call ?? { endpoint: missingEndpoint },
    draw: value.draw,
    ...(value.step ? { step: value.step } : {}),
    by: by.map((path) => ({
      ...shownOf(path, record),
      ...(times.includes(path) ? { time: true as const } : {}),
    })),
    figures: report
      ? ['count', ...sum].map((path) => shownOf(path, path === 'count' ? endpoint?.item : record))
      : [],
    ...(isDated(endpoint) ? { dated: true } : {}),
  };
}

/** Reports lines and steps of a report that groups by no time. */
function checkTimes(
  linker: Reporter,
  { draw, step }: ReportDeclaration,
  times: readonly string[],
  place: Place,
): void {
  if (times.length > 0) return;
  const remedy = 'Add a date or an instant to "by" of the call, or take it out.';
  if (draw === 'lines')
    linker.report('RPT-02', place.child('draw'), 'the report groups by no date, so it has no lines.', {
      remedy,
    });
  if (step)
    linker.report('RPT-02', place.child('step'), 'the report groups by no date, so it has no steps.', {
      remedy,
    });
}

function checkColumns(
  linker: Reporter,
  { columns }: ReportDeclaration,
  names: readonly string[],
  place: Place,
): void {
  for (const name of Object.keys(columns))
    if (!names.includes(name))
      linker.report(
        'REF-07',
        place.child(name).key,
        `the report has no "${name}".${didYouMean(name, names)}`,
        {
          remedy: `It has: ${names.join(', ')}.`,
        },
      );
}

function isDated(endpoint: LinkedEndpoint | undefined): boolean {
  return 'start_date' in propertiesOf(endpoint?.query);
}
