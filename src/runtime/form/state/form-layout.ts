import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Condition, FormField, FormScreen, FormSection } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import type { FieldError } from './error-report.ts';
import { LINE_ITEMS, wrongCells } from './line-values.ts';
import { entryPath, propertyAt, writePath } from './paths.ts';

/** A section with the top-level properties of the body that it renders, in order. */
export interface LaidSection extends FormSection {
  readonly names: readonly string[];
}

/** The form engine's input for a screen: constant, built once. */
export interface FormLayout {
  /**
   * The body's schema without its cross-field rules, which the compiled validator checks. `$id` is the validator's name, so that
   * the library need not hash the schema to find it.
   */
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly sections: readonly LaidSection[];
  readonly fields: ReadonlyMap<string, FormField>;
  /** Dotted names in screen order. */
  readonly order: readonly string[];
  /** Fields that a condition of this form reads: they commit while typing. */
  readonly watched: ReadonlySet<string>;
  /** It has a field that uses the full width of the page. */
  readonly wide: boolean;
}

const layoutCache = new WeakMap<FormScreen, FormLayout>();

/** The layout of a screen; the same object each time, so that nothing is compared or rendered twice. */
export function layoutOf(screen: FormScreen): FormLayout {
  const cachedLayout = layoutCache.get(screen);
  if (cachedLayout) return cachedLayout;
  const layout = layOut(screen);
  layoutCache.set(screen, layout);
  return layout;
}

function layOut(screen: FormScreen): FormLayout {
  const sections = laidSections(screen);
  return {
    schema: { $id: screen.id, ...structureOf(screen.body.schema, screen.fields) },
    uiSchema: uiSchemaOf(screen.fields),
    sections,
    fields: new Map(screen.fields.map((field) => [field.name, field])),
    order: sections.flatMap((section) => section.fields),
    watched: new Set([...watchedFields(screen.fields), ...givenFields(screen.fields)]),
    wide: screen.fields.some(({ field }) => field === LINE_ITEMS),
  };
}

/** The declared sections; fields without a section are in a last one without a title. */
function laidSections(screen: Pick<FormScreen, 'fields' | 'sections'>): LaidSection[] {
  const placed = new Set(screen.sections.flatMap((section) => section.fields));
  const unplacedNames = screen.fields.map((field) => field.name).filter((name) => !placed.has(name));
  const sections: FormSection[] = [...screen.sections];
  if (unplacedNames.length > 0) sections.push({ fields: unplacedNames });
  return sections.map((section) => ({ ...section, names: [...new Set(section.fields.map(headOf))] }));
}

/**
 * The form library's schema: only the types of the fields in their objects. Anything the library would resolve, compare or fill
 * in (`if`, `oneOf`, `$ref`, `default`) is left to the compiled validator.
 */
export function structureOf(bodySchema: unknown, fields: readonly FormField[]): Row {
  const root: Record<string, unknown> = { type: 'object' };
  for (const field of fields) {
    const path = `properties.${field.name.split('.').join('.properties.')}`;
    writePath(root, path, structureAt(propertyAt(bodySchema, field.name), field));
  }
  return withObjectTypes(root);
}

/** Objects on the path to a dotted name need a type, or the library does not descend. */
function withObjectTypes(node: Row): Row {
  if (typeof node.properties !== 'object' || node.properties === null) return node;
  const properties: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(node.properties))
    properties[name] = withObjectTypes(child as Row);
  return { type: 'object', ...node, properties };
}

function structureAt(property: Row | undefined, { field, fields }: FormField): Row {
  if (field === LINE_ITEMS) return { type: 'array', items: {} };
  if (!fields) return { type: property?.type ?? 'string' };
  const { items, maxItems } = property ?? {};
  return {
    type: 'array',
    items: structureOf(items, fields),
    ...(maxItems === undefined ? {} : { maxItems }),
  };
}

function uiSchemaOf(fields: readonly FormField[]): Row {
  const root: Record<string, unknown> = {};
  for (const field of fields) {
    writePath(root, `${field.name}.ui:field`, 'Declared');
    if (field.fields && field.field !== LINE_ITEMS)
      writePath(root, `${field.name}.items`, uiSchemaOf(field.fields));
  }
  return root;
}

/** The declared field of a name; a field inside an entry has its full name (`contacts.0.phone`). */
export function fieldAt(fields: FormLayout['fields'], name: string): FormField | undefined {
  const entry = entryPath(name);
  if (!entry) return fields.get(name);
  const field = fields.get(entry.list)?.fields?.find((entryField) => entryField.name === entry.inner);
  return field && { ...field, name };
}

/** The field whose value contains a path: `terms` for `terms.parts.0.book`. */
export function ownerAt(fields: FormLayout['fields'], name: string): FormField | undefined {
  for (let path = name; ; path = path.slice(0, path.lastIndexOf('.'))) {
    const field = fields.get(path);
    if (field || !path.includes('.')) return field;
  }
}

/** Names of a field's controls: its own, and those with an error inside its entries. */
export function controlNames({ name, fields }: FormField, errors: readonly FieldError[]): string[] {
  return fields ? [name, ...wrongCells(name, errors)] : [name];
}

/** Names of the form's fields that some field's `when`, `enabled` or `requiredWhen` reads. */
export function watchedFields(fields: readonly FormField[]): Set<string> {
  const names = new Set<string>();
  for (const field of fields) {
    if (field.when) collect(field.when, names);
    if (field.enabled) collect(field.enabled, names);
    if (field.requiredWhen) collect(field.requiredWhen, names);
    for (const value of Object.values(field.source?.with ?? {})) {
      if (typeof value === 'object' && value !== null && value.from === 'form') names.add(value.path);
    }
  }
  return names;
}

/** Names of the form's fields that a widget's props refer to. */
function givenFields(fields: readonly FormField[]): string[] {
  const values = fields.flatMap(({ props }) => Object.values(props ?? {}));
  return values.flatMap((value) => (typeof value === 'object' && value?.from === 'form' ? [value.path] : []));
}

function collect(condition: Condition, names: Set<string>): void {
  if ('all' in condition) for (const part of condition.all) collect(part, names);
  else if ('any' in condition) for (const part of condition.any) collect(part, names);
  else if ('not' in condition) collect(condition.not, names);
  else if ('field' in condition) names.add(condition.field);
}

function headOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
