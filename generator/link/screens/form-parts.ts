import type {
  FormScreen as FormDeclaration,
  FormField,
} from '../../../src/generated/language/declarations.ts';
import type { FormSection } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { linkSlot } from '../behaviour/slots.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker, Resolver } from '../context/linker.ts';
import type { Site } from '../expressions/scope.ts';

export interface FormParts {
  readonly fields: ReadonlyMap<string, Placed<FormField>>;
  readonly sections?: Placed<NonNullable<FormDeclaration['sections']>>;
  readonly cancel?: Placed<NonNullable<FormDeclaration['cancel']>>;
}

/** Fields, sections and cancel of a form together with those of the forms it extends; its own override theirs. */
export function collectParts(
  linker: Resolver,
  value: FormDeclaration,
  place: Place,
  seen: readonly string[] = [],
): FormParts {
  const inherited = value.extends
    ? partsOfParent(linker, value.extends, place.child('extends'), [...seen, value.screen])
    : undefined;
  const fields = new Map(inherited?.fields);
  for (const [name, field] of Object.entries(value.fields ?? {})) {
    fields.set(name, { value: field, place: place.child('fields', name) });
  }
  const sections = value.sections
    ? { value: value.sections, place: place.child('sections') }
    : inherited?.sections;
  const cancel = value.cancel ? { value: value.cancel, place: place.child('cancel') } : inherited?.cancel;
  return { fields, ...(sections ? { sections } : {}), ...(cancel ? { cancel } : {}) };
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

/** Every field stands in exactly one section; without sections all stand in one. */
export function linkSections(
  linker: Linker,
  { fields, sections }: FormParts,
  names: readonly string[],
  site: Site,
): FormSection[] {
  if (!sections) return [{ fields: names }];
  const listed = new Set<string>();
  for (const [index, section] of sections.value.entries()) {
    const place = sections.place.child(index);
    if (section.title) linker.text(section.title, place.child('title'));
    if (section.help) linker.text(section.help, place.child('help'));
    for (const [position, name] of section.fields.entries()) {
      const at = place.child('fields', position);
      if (!fields.has(name))
        linker.report('REF-09', at, `the form has no field "${name}".${didYouMean(name, fields.keys())}`);
      if (listed.has(name)) linker.report('FRM-01', at, `"${name}" stands in two sections.`);
      listed.add(name);
    }
  }
  for (const [name, field] of fields) {
    if (listed.has(name)) continue;
    const remedy = `Add it to one of the "sections" (${sections.place.file.path}) or declare sections in ${site.place.file.path}.`;
    linker.report('FRM-01', field.place, `no section shows the field "${name}".`, { remedy, part: 'key' });
  }
  return sections.value.map(({ below, ...section }, index) => {
    const place = sections.place.child(index, 'below');
    return { ...section, ...(below ? { below: linkSlot(linker, below, { ...site, place }) } : {}) };
  });
}
