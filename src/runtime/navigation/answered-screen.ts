import type { DetailScreen, DetailSection, ParentRecord, Screen } from '../../../core/model.ts';
import { extensionOn } from '../base/page-settings.ts';

/** The screen without the columns, values and sections that this server does not answer. */
export function answeredScreen(screen: Screen): Screen {
  switch (screen.kind) {
    case 'list':
      return { ...screen, ...parentOf(screen), columns: screen.columns.filter(isAnswered) };
    case 'grid':
      return { ...screen, columns: screen.columns.filter(isAnswered) };
    case 'form':
      return {
        ...screen,
        ...parentOf(screen),
        ...(screen.summary && { summary: screen.summary.filter(isAnswered) }),
      };
    case 'detail':
      return {
        ...screen,
        ...parentOf(screen),
        heading: headingOf(screen.heading),
        main: sectionsOf(screen.main),
        aside: sectionsOf(screen.aside),
      };
    default:
      return screen;
  }
}

function isAnswered({ extension }: { readonly extension?: string }): boolean {
  return extension === undefined || extensionOn(extension);
}

function parentOf({ record }: { readonly record?: ParentRecord }) {
  return record?.summary && { record: { ...record, summary: record.summary.filter(isAnswered) } };
}

function headingOf({ subtitle, badges, ...heading }: DetailScreen['heading']): DetailScreen['heading'] {
  return {
    ...heading,
    ...(subtitle && isAnswered(subtitle) && { subtitle }),
    badges: badges.filter(isAnswered),
  };
}

function sectionsOf(sections: readonly DetailSection[]): DetailSection[] {
  return sections.map(sectionOf).filter((section) => section !== undefined);
}

/** A section of values or columns of which none is answered is left out as a whole. */
function sectionOf(section: DetailSection): DetailSection | undefined {
  switch (section.kind) {
    case 'fields': {
      const fields = section.fields.filter(isAnswered);
      return fields.length > 0 ? { ...section, fields } : undefined;
    }
    case 'table': {
      const columns = section.columns.filter(isAnswered);
      return isAnswered(section) && columns.length > 0 ? { ...section, columns } : undefined;
    }
    case 'gallery':
      return isAnswered(section) ? section : undefined;
    default:
      return section;
  }
}
