import type {
  FormScreen as FormDeclaration,
  FormField,
} from '../../../core/generated/language/declarations.ts';
import type { FormScreen, FormSection, FormField as LinkedField } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { checkLabels } from '../behaviour/alike.ts';
import { linkNotice } from '../behaviour/notice.ts';
import { linkOverlaps } from '../behaviour/overlaps.ts';
import { linkSlot } from '../behaviour/slots.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker, Reporter, Resolver } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import type { Site } from '../expressions/scope.ts';

export interface FormParts {
  readonly fields: ReadonlyMap<string, Placed<FormField>>;
  readonly sections?: Placed<NonNullable<FormDeclaration['sections']>>;
  readonly cancel?: Placed<NonNullable<FormDeclaration['cancel']>>;
  readonly summary?: Placed<NonNullable<FormDeclaration['summary']>>;
  readonly overlaps?: Placed<NonNullable<FormDeclaration['overlaps']>>;
  readonly notice?: Placed<NonNullable<FormDeclaration['notice']>>;
  /** What is asked before it is saved. */
  readonly asks?: Placed<NonNullable<FormDeclaration['submit']['asks']>>;
}

/**
 * Fields, sections, notice, summary, overlaps, questions and cancel of a form, merged with those of the forms it extends; its own take precedence.
 */
export function collectParts(
  linker: Resolver,
  value: FormDeclaration,
  place: Place,
  seen: readonly string[] = [],
): FormParts {
  const inherited = partsOfParents(linker, value, place, seen);
  const fields = new Map(inherited?.fields);
  for (const [name, field] of Object.entries(value.fields ?? {})) {
    if (field) fields.set(name, { value: field, place: place.child('fields', name) });
    else if (!fields.delete(name)) reportDropped(linker, name, inherited, place.child('fields', name));
  }
  const sections = value.sections
    ? { value: value.sections, place: place.child('sections') }
    : inherited?.sections;
  const summary = value.summary
    ? { value: value.summary, place: place.child('summary') }
    : inherited?.summary;
  const overlaps = value.overlaps
    ? { value: value.overlaps, place: place.child('overlaps') }
    : inherited?.overlaps;
  const notice = value.notice ? { value: value.notice, place: place.child('notice') } : inherited?.notice;
  const asks = value.submit.asks
    ? { value: value.submit.asks, place: place.child('submit', 'asks') }
    : inherited?.asks;
  const declaredCancel = value.cancel ? { value: value.cancel, place: place.child('cancel') } : undefined;
  const cancel = value.cancel === null ? undefined : (declaredCancel ?? inherited?.cancel);
  return {
    fields,
    ...(sections ? { sections } : {}),
    ...(summary ? { summary } : {}),
    ...(overlaps ? { overlaps } : {}),
    ...(notice ? { notice } : {}),
    ...(asks ? { asks } : {}),
    ...(cancel ? { cancel } : {}),
  };
}

/** The merged parts of all forms that it extends; later ones take precedence. */
function partsOfParents(
  linker: Resolver,
  value: FormDeclaration,
  place: Place,
  seen: readonly string[],
): FormParts | undefined {
  const extendsPlace = place.child('extends');
  const named: [string, Place][] =
    typeof value.extends === 'string'
      ? [[value.extends, extendsPlace]]
      : (value.extends ?? []).map((id, index) => [id, extendsPlace.child(index)]);
  let mergedParts: FormParts | undefined;
  for (const [id, parentPlace] of named) {
    const parentParts = partsOfParent(linker, id, parentPlace, [...seen, value.screen]);
    if (parentParts)
      mergedParts = {
        ...mergedParts,
        ...parentParts,
        fields: new Map([...(mergedParts?.fields ?? []), ...parentParts.fields]),
      };
  }
  return mergedParts;
}

function reportDropped(linker: Resolver, name: string, inherited: FormParts | undefined, place: Place): void {
  const inheritedNames = [...(inherited?.fields.keys() ?? [])];
  const text = `no form that is extended has a field "${name}" to drop.${didYouMean(name, inheritedNames)}`;
  linker.report('REF-09', place.key, text);
}

function partsOfParent(
  linker: Resolver,
  id: string,
  place: Place,
  seen: readonly string[],
): FormParts | undefined {
  const parent = linker.screen(id, place);
  if (!parent) return undefined;
  if (parent.value.kind !== 'form') {
    linker.report(
      'FRM-02',
      place,
      `screen "${id}" is a ${parent.value.kind}; a form can extend only a form.`,
    );
    return undefined;
  }
  if (seen.includes(id)) {
    linker.report('FRM-02', place, `the form extends itself: ${[...seen, id].join(' -> ')}.`);
    return undefined;
  }
  return collectParts(linker, parent.value, parent.place, seen);
}

/** Links the sections. Every field is in exactly one; without sections there is one with all fields. */
export function linkSections(
  linker: Linker,
  parts: FormParts,
  linked: readonly LinkedField[],
  site: Site,
): FormSection[] {
  const { fields, sections } = parts;
  checkFieldLabels(linker, sections?.value ?? [{ fields: linked.map(({ name }) => name) }], linked);
  if (!sections) return [{ fields: linked.map(({ name }) => name) }];
  checkFolds(linker, parts, linked);
  const listed = new Set<string>();
  for (const [index, section] of sections.value.entries()) {
    const place = sections.place.child(index);
    if (section.title) linker.text(section.title, place.child('title'));
    if (section.help) linker.text(section.help, place.child('help'));
    for (const [position, name] of section.fields.entries()) {
      const fieldPlace = place.child('fields', position);
      if (!fields.has(name))
        linker.report(
          'REF-09',
          fieldPlace,
          `the form has no field "${name}".${didYouMean(name, fields.keys())}`,
        );
      if (listed.has(name)) linker.report('FRM-01', fieldPlace, `"${name}" stands in two sections.`);
      listed.add(name);
    }
    checkRange(linker, section, fields, place);
  }
  const unlistedFields = [...fields].filter(([name]) => !listed.has(name));
  const [first, ...others] = unlistedFields;
  if (first) {
    const remedy = `Add it to one of the "sections" (${sections.place.file.path}) or declare sections in ${site.place.file.path}.`;
    const pluralEnding = others.length > 0 ? 's' : '';
    const names = unlistedFields.map(([name]) => `"${name}"`).join(', ');
    const isHere = first[1].place.file === sections.place.file;
    linker.report(
      'FRM-01',
      (isHere ? sections : first[1]).place.key,
      `no section shows the field${pluralEnding} ${names}.`,
      {
        remedy,
      },
    );
  }
  return sections.value.map(({ below, range, ...section }, index) => {
    const sectionPlace = sections.place.child(index);
    const slot = below && linkSlot(linker, below, { ...site, place: sectionPlace.child('below') });
    const ends = range ? { range: { start: startOf(section.fields, range.end), end: range.end } } : {};
    return placed({ ...section, ...ends, ...(slot ? { below: slot } : {}) }, sectionPlace);
  });
}

/** Checks the fields that are told apart by their labels alone; the two ends of a range may say the same. */
function checkFieldLabels(
  linker: Reporter,
  sections: NonNullable<FormParts['sections']>['value'],
  linked: readonly LinkedField[],
): void {
  for (const { fields, range } of sections)
    for (const names of range ? [startOf(fields, range.end), range.end] : [fields])
      checkLabels(
        linker,
        linked.filter(({ name }) => names.includes(name)),
      );
}

/** The fields of a range that are not of its end. */
const startOf = (fields: readonly string[], end: readonly string[]) =>
  fields.filter((name) => !end.includes(name));

/**
 * Checks the range of a section: its ends are date fields of the section, both with or without a time field, and the
 * section has a title.
 */
function checkRange(
  linker: Reporter,
  { range, fields: sectionFields, title }: NonNullable<FormDeclaration['sections']>[number],
  fields: FormParts['fields'],
  place: Place,
): void {
  if (!range) return;
  const rangePlace = place.child('range');
  if (!title) linker.report('FRM-10', rangePlace.key, 'a range is called by the "title" of its section.');
  const start = startOf(sectionFields, range.end);
  if (start.length !== range.end.length)
    linker.report('FRM-10', rangePlace.key, 'one of its ends has a time, the other has none.');
  for (const [end, ends] of [start, range.end].entries())
    for (const [index, name] of ends.entries()) {
      const kind = index === 0 ? 'date' : 'time';
      const endPlace = end === 0 ? rangePlace : rangePlace.child('end', index);
      if (!sectionFields.includes(name))
        linker.report('FRM-10', endPlace, `the section has no field "${name}".`);
      else if ((fields.get(name)?.value.field ?? 'date') !== kind)
        linker.report('FRM-10', endPlace, `"${name}" is no field "${kind}".`);
    }
}

/** Checks the sections that fold: their title stays, and nothing in them has to be filled in. */
function checkFolds(linker: Reporter, { sections }: FormParts, fields: readonly LinkedField[]): void {
  for (const [index, { folds, title, fields: names }] of (sections?.value ?? []).entries()) {
    const place = sections?.place.child(index, 'folds');
    if (!folds || !place) continue;
    if (!title) linker.report('FRM-11', place.key, 'what stays of it is the "title" of the section.');
    for (const { name, required } of fields)
      if (required && names.includes(name))
        linker.report('FRM-11', place.key, `"${name}" has to be filled in, and nobody would see it.`);
  }
}

/** Links the list with whose ranges that of two fields is compared. */
export function linkCompared(
  linker: Linker,
  { overlaps, fields }: FormParts,
  site: Site,
): Pick<FormScreen, 'overlaps'> {
  if (!overlaps) return {};
  for (const [index, path] of overlaps.value.fields.entries())
    if (!fields.has(path))
      linker.report('REF-09', overlaps.place.child('fields', index), `the form has no field "${path}".`);
  return linkOverlaps(linker, overlaps, site);
}

/** Links the call whose message stands above the fields. */
export const linkNoticeOfForm = (
  linker: Linker,
  { notice }: FormParts,
  site: Pick<Site, 'scope' | 'seen'>,
): Pick<FormScreen, 'notice'> => (notice ? linkNotice(linker, notice, site, ['message', 'link']) : {});

/** Links sections as steps: at least two, each with a title. */
export function linkSteps(
  linker: Reporter,
  bind: FormDeclaration['bind'],
  { sections }: FormParts,
  screen: Place,
): Pick<FormScreen, 'isStepped'> {
  if (!bind) return {};
  const place = screen.child('bind');
  if ((sections?.value.length ?? 1) < 2)
    linker.report('STP-01', place, 'the form has a single step.', {
      remedy: 'Divide its fields among "sections".',
    });
  for (const [index, { title }] of (sections?.value ?? [{ title: '' }]).entries())
    if (!title)
      linker.report(
        'STP-01',
        sections?.place.child(index) ?? place,
        'a step is called by the "title" of its section.',
      );
  return { isStepped: true };
}
