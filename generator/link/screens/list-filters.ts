import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { DayRange, Filter, ListScreen, Roles } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { linkSource } from '../behaviour/calls.ts';
import type { Placed } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker, Reporter, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { attributesOfParam, linkChoices } from '../data/choices.ts';
import { namedByParameter } from '../data/identity.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkOptions } from '../parts/options.ts';
import { partName, takeChoices } from '../parts/part.ts';
import { checkPicked, checkPickedSize, mostRows } from '../parts/picked.ts';
import { kindsOf } from '../parts/takes.ts';

type FilterDeclaration = NonNullable<ListDeclaration['filters']>[string];

/** The rows that a list filters, and whether the server or the page filters them. */
export interface FilteredRows {
  readonly rows: LinkedEndpoint | undefined;
  readonly paging: ListScreen['paging'];
}

export function linkFilter(
  linker: Linker,
  param: string,
  { value: filter, place }: Placed<FilterDeclaration>,
  source: FilteredRows,
  { scope, seen }: { readonly scope: Scope; readonly seen: Roles },
): Filter {
  const { rows } = source;
  const query = propertiesOf(rows?.query);
  checkParam(linker, { param, place: place.key }, rows);
  const field = partName(linker, { group: 'filters', declared: filter.field, schema: query[param] }, place);
  const part = linker.language.filters.get(field);
  const needsSource = part?.needs?.includes('source') === true;
  if (needsSource && !filter.source) linker.report('OPT-02', place, `the filter "${field}" needs "source".`);
  const sourcePlace = place.child('source');
  if (filter.source && part && !needsSource)
    linker.report('OPT-04', sourcePlace.key, `the filter "${field}" takes no source.`);
  const chosen = filter.source
    ? linkSource(linker, filter.source, scope, { place: sourcePlace, seen, rows: 'many' })
    : undefined;
  const from = chosen?.endpoint.item;
  const declaredOptions = { value: filter.options, place: place.child('options') };
  const linkedOptions = linkOptions(linker, part, declaredOptions, from ? { source: from } : {});
  // One of the first rows is chosen: of as many as there may be.
  const most = mostRows(chosen?.endpoint);
  const options =
    needsSource && part.options.size && most !== undefined ? { size: most, ...linkedOptions } : linkedOptions;
  const named = rows && namedByParameter(linker, rows, param);
  const picked = { options, rows: from, schema: query[param], targetNoun: 'parameter', named } as const;
  checkPicked(linker, picked, declaredOptions.place.child('value'));
  checkPickedSize(linker, options, chosen?.endpoint, declaredOptions.place.child('size'));
  const schemas = [query[param], ...attributesOfParam(linker, rows, param)];
  const choices = linkChoices(linker, { declared: filter.choices, schemas }, place.child('choices'));
  const isDeclared = filter.choices !== undefined;
  const linked: Filter = {
    param,
    label: linker.text(filter.label, place.child('label')),
    field,
    ...(options ? { options } : {}),
    ...(chosen ? { source: chosen.call } : {}),
    ...takeChoices(linker, { group: 'filters', name: field }, { choices, isDeclared }, place),
    ...linkRange(linker, param, { value: filter, place }, source),
  };
  return placed(linked, place);
}

/** Links a range of days, which two query parameters form. */
function linkRange(
  linker: Reporter & Texts,
  param: string,
  { value: { field, range }, place }: Placed<FilterDeclaration>,
  { rows, paging }: FilteredRows,
): Pick<Filter, 'range'> {
  if (!range) return {};
  const rangePlace = place.child('range');
  if (field !== 'date') {
    linker.report('LST-06', rangePlace, `only a "date" can begin a range of days, not a "${field}".`);
  }
  if (paging === 'client') {
    linker.report(
      'LST-06',
      rangePlace,
      'the list filters its rows by itself, by equal values: it knows no ranges.',
    );
  }
  checkParam(linker, { param: range.end, place: rangePlace.child('end') }, rows);
  const last = propertiesOf(rows?.query)[range.end];
  if (last && kindsOf(last).some((kind) => kind !== 'date' && kind !== 'date-time'))
    linker.report('LST-06', rangePlace.child('end'), `"${range.end}" is no day.`);
  if (range.end === param)
    linker.report('LST-06', rangePlace.child('end'), `the range begins and ends with "${param}".`);
  const label = linker.text(range.label, rangePlace.child('label'));
  return { range: placed({ ...range, label, ...limitsOf(param, last) }, rangePlace) };
}

/** The limits of a range, from the rules of the parameter for the last day, so that page and server agree. */
function limitsOf(first: string, last: JsonSchema = {}): Pick<DayRange, 'days' | 'atMost'> {
  const { within: withinRule, notAfter } = last;
  const isFromFirst = isObject(withinRule) && withinRule.of === first;
  return {
    ...(isFromFirst ? { days: Number(withinRule.days) } : {}),
    ...(notAfter === 'today' ? { atMost: 'today' } : {}),
  };
}

function checkParam(
  linker: Reporter,
  { param, place }: { readonly param: string; readonly place: Place },
  endpoint: LinkedEndpoint | undefined,
): void {
  const query = propertiesOf(endpoint?.query);
  if (!endpoint || param in query) return;
  const text = `endpoint "${endpoint.id}" has no query parameter "${param}".${didYouMean(param, Object.keys(query))}`;
  linker.report('REF-11', place, text);
}
