import type {
  DetailScreen as DetailDeclaration,
  Section as SectionDeclaration,
} from '../../../core/generated/language/declarations.ts';
import type { Action, DetailScreen, DetailSection, ScreenBase, Shown } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { linkActions } from '../behaviour/actions.ts';
import { linkSource } from '../behaviour/calls.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { linkTarget } from '../behaviour/targets.ts';
import { linkWidget } from '../behaviour/widgets.ts';
import { missingEndpoint } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';
import { linkChoices } from '../data/choices.ts';
import { linkLiveRecord } from '../data/live.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath, checkPlaceholders, checkRows } from '../expressions/paths.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkParentRecord } from '../parts/parent-record.ts';
import { type AnswerOf, extensionOf, linkColumns, linkShown } from '../parts/shown.ts';

export function linkDetail(
  linker: Linker,
  value: DetailDeclaration,
  base: ScreenBase,
  place: Place,
): DetailScreen {
  const route = { route: parametersOf(value.route), screen: base.id, seen: base.roles };
  const linked = linkSource(linker, value.source, route, {
    place: place.child('source'),
    seen: base.roles,
    rows: 'one',
  });
  const record = linked?.endpoint.item;
  const scope: Scope = record ? { ...route, row: record } : route;
  const actions = linkActions(linker, value.actions, {
    scope,
    seen: base.roles,
    place: place.child('actions'),
  });
  const context = { linker, scope, record, base, actions, answer: { endpoint: linked?.call.endpoint } };
  const live = value.live && linkLiveRecord(linker, linked?.endpoint, base.roles, place.child('live'));
  return {
    ...base,
    kind: 'detail',
    source: linked?.call ?? { endpoint: missingEndpoint },
    ...linkParentRecord(linker, value.record, {
      scope: route,
      seen: base.roles,
      place: place.child('record'),
    }).linked,
    ...(live ? { live } : {}),
    heading: linkHeading(context, value, place),
    actions,
    main: linkSections(context, value.main, place.child('main')),
    aside: linkSections(context, value.aside ?? [], place.child('aside')),
  };
}

interface Context {
  readonly linker: Linker;
  readonly scope: Scope;
  readonly record: JsonSchema | undefined;
  readonly base: ScreenBase;
  readonly actions: readonly Action[];
  readonly answer: AnswerOf;
}

function linkHeading(
  context: Context,
  { title: screenTitle, heading }: DetailDeclaration,
  screenPlace: Place,
): DetailScreen['heading'] {
  const { linker, record } = context;
  const { title } = heading;
  const place = screenPlace.child('heading');
  if (title !== undefined) checkPath(linker, record, { path: title, place: place.child('title') });
  const choices = title === undefined ? titleChoices(context, screenTitle, screenPlace.child('title')) : {};
  const [subtitle] = linkAllShown(context, heading.subtitle, place.child('subtitle'));
  return {
    ...(title === undefined ? {} : { title }),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
    ...(subtitle ? { subtitle } : {}),
    badges: linkAllShown(context, heading.badges, place.child('badges')),
  };
}

/** The choices of the fields that the title holds. */
function titleChoices({ linker, record }: Context, title: string, place: Place) {
  checkPlaceholders(linker, title, record, place);
  const named = [...title.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
  return Object.fromEntries(
    named.flatMap((path) => {
      const schemas = [schemaAt(record, path)].filter((schema) => typeof schema === 'object');
      const choices = linkChoices(linker, { declared: undefined, schemas }, place);
      return choices ? [[path, choices] as const] : [];
    }),
  );
}

function linkAllShown(
  { linker, record, scope, answer }: Context,
  declared: SectionDeclaration['fields'],
  place: Place,
): Shown[] {
  return Object.entries(declared ?? {}).map(([path, declaredField]) =>
    linkShown(linker, path, { value: declaredField, place: place.child(path) }, { record, scope, answer }),
  );
}

const contents = ['fields', 'table', 'widget', 'screen', 'steps', 'tasks'] as const;

function linkSections(
  context: Context,
  sections: readonly SectionDeclaration[],
  place: Place,
): DetailSection[] {
  return sections.flatMap((section, index) => {
    const sectionPlace = place.child(index);
    const contentKeys = contents.filter((key) => section[key] !== undefined);
    if (contentKeys.length !== 1) {
      const contentWords = contentKeys.length === 0 ? 'none' : contentKeys.join(' and ');
      context.linker.report(
        'SHP-07',
        sectionPlace,
        `found ${contentWords}; a section has exactly one of ${contents.join(', ')}.`,
      );
    } else if (section.table && !section.title) {
      context.linker.report('SHP-02', sectionPlace, '"title" is missing: a table says what it shows.');
    }
    const linked = linkSection(context, section, sectionPlace);
    return linked ? [placed(linked, sectionPlace)] : [];
  });
}

function linkSection(context: Context, section: SectionDeclaration, place: Place): DetailSection | undefined {
  const { linker, scope } = context;
  const title = section.title ? { title: linker.text(section.title, place.child('title')) } : {};
  const when = section.when ? { when: linkCondition(linker, section.when, scope, place.child('when')) } : {};
  if (section.fields)
    return {
      kind: 'fields',
      ...title,
      fields: linkAllShown(context, section.fields, place.child('fields')),
      ...when,
    };
  if (section.table) {
    const { kind, ...table } = linkTable(context, section.table, place.child('table'));
    return { kind, title: section.title ?? '', ...table, ...when } as DetailSection;
  }
  if (section.screen) {
    const { screen, with: values } = section;
    const target = linkTarget(
      linker,
      invocationAt(place, 'screen', screen, values),
      scope,
      context.base.roles,
    );
    return { kind: 'screen', ...title, target, ...when };
  }
  if (section.steps)
    return { kind: 'steps', ...title, ...linkSteps(context, section.steps, place.child('steps')), ...when };
  if (section.tasks)
    return {
      kind: 'tasks',
      ...title,
      tasks: linkTasks(context, section.tasks, place.child('tasks')),
      ...when,
    };
  if (!section.widget) return undefined;
  const invocation = {
    id: section.widget,
    place: place.child('widget'),
    values: section.props,
    valuesPlace: place.child('props'),
  };
  const widget = linkWidget(linker, invocation, scope, context.base.roles);
  return { kind: 'widget', ...title, ...widget, ...when };
}

/** The steps are the choices of the field; each row of the source says when one was reached. */
function linkSteps(
  { linker, scope, record, base }: Context,
  { field, source }: NonNullable<SectionDeclaration['steps']>,
  place: Place,
) {
  const fieldPlace = place.child('field');
  const schema = checkPath(linker, record, { path: field, place: fieldPlace });
  const choices = schema && linkChoices(linker, { declared: undefined, schemas: [schema] }, fieldPlace);
  if (schema && !choices)
    linker.report(
      'SHP-02',
      fieldPlace,
      `"${field}" has no choices: its lifecycle or "choices" name the steps.`,
    );
  const sourcePlace = place.child('source');
  const linked = source
    ? linkSource(linker, source, scope, { place: sourcePlace, seen: base.roles, rows: 'many' })
    : undefined;
  for (const path of linked ? ['state', 'at', 'by'] : [])
    checkPath(linker, linked?.endpoint.item, { path, place: sourcePlace });
  return { path: field, choices: choices ?? [], ...(linked ? { source: linked.call } : {}) };
}

/** Each is an action of the screen. */
function linkTasks(
  { linker, actions }: Context,
  tasks: Readonly<Record<string, string>>,
  place: Place,
): Record<string, string> {
  const names = actions.map(({ id }) => id);
  for (const id of Object.keys(tasks).filter((task) => !names.includes(task)))
    linker.report('REF-14', place.child(id).key, `no action "${id}".${didYouMean(id, names)}`, {
      remedy: `The screen has ${names.join(', ')}.`,
    });
  return Object.fromEntries(
    Object.entries(tasks).map(([id, task]) => [id, linker.text(task, place.child(id))]),
  );
}

/** Links the rows of a record. Where a column shows their pictures by thumbnails, it is alone, and they are a gallery. */
function linkTable(context: Context, table: NonNullable<SectionDeclaration['table']>, place: Place) {
  const { linker, scope } = context;
  const seen = context.base.roles;
  const row = checkRows(linker, context.record, { path: table.rows, place: place.child('rows') });
  const { row: _, ...outerScope } = scope;
  const rowScope: Scope = { ...outerScope, ...(row ? { row } : {}) };
  const columns = linkColumns(
    linker,
    { value: table.columns, place: place.child('columns') },
    { record: row, scope: rowScope, seen, answer: { ...context.answer, rows: table.rows } },
  );
  const extension = extensionOf(table.rows, context.record, context.answer);
  const empty = table.empty ? { empty: linker.text(table.empty, place.child('empty')) } : {};
  const pictures = columns.find(({ options }) => options?.thumbnail !== undefined);
  if (pictures) {
    const thumbnail = String(pictures.options?.thumbnail);
    return {
      kind: 'gallery' as const,
      rows: table.rows,
      image: pictures.path,
      thumbnail,
      ...empty,
      ...extension,
    };
  }
  return {
    kind: 'table' as const,
    rows: table.rows,
    columns,
    actions: linkActions(linker, table.actions, { scope: rowScope, seen, place: place.child('actions') }),
    ...(table.header
      ? { header: linkActions(linker, table.header, { scope, seen, place: place.child('header') }) }
      : {}),
    ...empty,
    ...extension,
  };
}
