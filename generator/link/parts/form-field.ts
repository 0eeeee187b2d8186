import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { onOrOff } from '../../../core/read-value.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part } from '../../load/language.ts';
import { isObject, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import { takesValue } from '../../schema/rule-faults.ts';
import { linkSource } from '../behaviour/calls.ts';
import { checkValue, linkFieldWidget } from '../behaviour/widgets.ts';
import type { Placed } from '../context/declarations.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Linker, Reporter, Vocabulary } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkCondition, linkShownAndEnabled } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import { checkPicture } from '../expressions/picture.ts';
import { linkAddedFiles } from './added-files.ts';
import { type FieldContext, type FieldOf, linkEntries } from './entry-fields.ts';
import { linkExtension, linkRequired, linkStoredFile } from './field-body.ts';
import { linkFieldChoices } from './field-choices.ts';
import { linkLimit } from './limit.ts';
import { checkLooser } from './looser.ts';
import { linkOptions, type Options } from './options.ts';
import { partName } from './part.ts';
import { checkPicked, checkPickedSize } from './picked.ts';
import { linkColumnChoices, linkHeadings } from './picked-columns.ts';
import { linkPictures } from './pictures.ts';
import { linkRemovedRows } from './removed-rows.ts';
import { linkStoredImages } from './stored-images.ts';

type SourceDeclaration = NonNullable<FieldDeclaration['source']>;
type SourcesDeclaration = Extract<SourceDeclaration, readonly unknown[]>;

const SHOWN_WHEN = { words: 'the field is shown ("when")', never: 'Say "readOnly": true, or take it out.' };

/** Whether one of several sources is asked, by their conditions. */
const isSeveral = (source: SourceDeclaration | undefined): source is SourcesDeclaration =>
  Array.isArray(source);

/** Links one field of a form; the field type and "required" default to those of the body's property. */
export function linkField(
  linker: Linker,
  name: string,
  { value, place }: Placed<FieldDeclaration>,
  context: FieldContext,
): FormField {
  const { scope, body, record, roles } = context;
  const propertySchema = schemaAt(body, name);
  const schema = propertySchema === 'open' ? undefined : propertySchema;
  const field = value.widget
    ? 'widget'
    : partName(linker, { group: 'fields', declared: value.field, schema }, place);
  const part = value.widget ? undefined : linker.language.fields.get(field);
  const sourcePlace = place.child('source');
  const [single, sources] = isSeveral(value.source) ? [undefined, value.source] : [value.source, undefined];
  const source = single
    ? linkSource(linker, single, scope, { place: sourcePlace, seen: roles, rows: 'many' })
    : undefined;
  const rows = source?.endpoint.item;
  const schemas = {
    ...(rows ? { source: rows } : {}),
    ...(record ? { record } : {}),
    form: body,
    ...entryOf(schema),
  };
  const limitScope = context.isEntry ? { route: [], form: body } : scope;
  const { placeholder, options } = linkFieldOptions(linker, part, { value, place }, schemas);
  const sourceContext = { ...context, schema, options };
  const parts = { part, options, source: source?.endpoint };
  checkField(linker, { name, field, value, schema }, parts, context, place);
  const linked: FormField = {
    name,
    label: linker.text(value.label, place.child('label')),
    field,
    ...linkFieldPart(linker, { name, field, value, schema }, context, place),
    ...(value.help ? { help: linker.text(value.help, place.child('help')) } : {}),
    ...(typeof placeholder === 'string' ? { placeholder } : {}),
    ...linkRequired(linker, body, name, place),
    ...(value.readOnly ? { readOnly: true } : {}),
    span: value.span ?? 12,
    ...(options ? { options } : {}),
    ...linkFieldChoices(linker, { name, field, value, schema }, context, place),
    ...linkEntries(linker, { name, field, value, schema }, context, place, linkField),
    ...(source ? { source: source.call } : {}),
    ...linkRecordSources(linker, { value: sources, place: sourcePlace }, sourceContext),
    ...linkExtension(name, context.target),
    ...linkColumnChoices(linker, options?.columns, rows, place),
    ...linkStoredFile(name, context.target),
    ...linkStoredImages(linker, field, { value, place }, context),
    ...linkRemovedRows(linker, name, { value, place }, context),
    ...linkAddedFiles(linker, name, { value, place }, context),
    ...linkLimit(linker, { value, place }, { record, scope: limitScope, schema }),
    ...linkPictures(linker, field, { value, place }, context),
    ...linkShownAndEnabled(linker, value, { scope, seen: roles, place }, SHOWN_WHEN),
    ...(value.from === undefined ? {} : { from: value.from }),
  };
  return placed(linked, place);
}

const entryOf = (schema: JsonSchema | undefined) => (isObject(schema?.items) ? { entry: schema.items } : {});

/** The options of the field's type, and beside them the placeholder, which is drawn by the field itself. */
function linkFieldOptions(
  linker: Linker,
  part: Part | undefined,
  { value, place }: Placed<FieldDeclaration>,
  schemas: Parameters<typeof linkOptions>[3],
): { placeholder: unknown; options: Options } {
  const declared = { value: value.options, place: place.child('options') };
  const { placeholder, ...options } = linkOptions(linker, part, declared, schemas) ?? {};
  return { placeholder, options: Object.keys(options).length > 0 ? options : undefined };
}

/** What the declaration of a field refers to. */
interface FieldParts {
  readonly part: Part | undefined;
  readonly options: Options;
  /** The call that answers the rows to choose from. */
  readonly source: LinkedEndpoint | undefined;
}

/** Reports what the field cannot take, lacks, or does not match. */
function checkField(
  linker: Linker,
  { name, field, value, schema }: FieldOf,
  { part, options, source }: FieldParts,
  context: FieldContext,
  place: Place,
): void {
  const named = context.namedOf(name);
  const picked = { options, rows: source?.item, schema, named };
  checkPicked(linker, picked, place.child('options', 'value'));
  checkPickedSize(linker, options, source, place.child('options', 'size'));
  checkLooser(linker, options, schema, place.child('options'));
  checkInitial(linker, { name, value, schema }, place.child('initial'));
  checkKeys(linker, { field, value, part }, place);
  if (field === 'rich-text' && schema && schema.html !== true)
    linker.report('OPT-05', place.child('field'), `the body says of "${name}" no "html": true.`, {
      remedy: 'Only such a property takes HTML, and only what is harmless of it.',
    });
  if (isSeveral(value.source) && field !== 'record-picker-many')
    linker.report('OPT-04', place.child('source').key, `the field "${field}" takes one source.`);
  if (part?.needs?.includes('source') && !value.source)
    linker.report('OPT-02', place, `the field "${field}" needs "source".`);
  checkFrom(linker, { name, field, value, schema }, context.record, place.child('from'));
}

/** Reports an initial value that the body rejects. */
function checkInitial(
  linker: Reporter,
  { name, value: { initial }, schema }: Omit<FieldOf, 'field'>,
  place: Place,
): void {
  if (initial === undefined || !schema || takesValue(schema, initial)) return;
  linker.report('SCH-05', place, `${JSON.stringify(initial)} is refused by the rules of "${name}".`, {
    remedy: schema.format === 'date' ? 'A date is written YYYY-MM-DD, such as "2026-01-31".' : undefined,
  });
}

/** Reports keys that the field does not use. */
function checkKeys(
  linker: Reporter & Vocabulary,
  { field, value, part }: Pick<FieldOf, 'field' | 'value'> & { readonly part: Part | undefined },
  place: Place,
): void {
  if (!part || part.file) return;
  if (value.source === undefined || part.needs?.includes('source')) return;
  const fitting = [...linker.language.fields].flatMap(([id, { needs }]) =>
    needs?.includes('source') ? [`"${id}"`] : [],
  );
  linker.report('OPT-01', place.child('source').key, `the field "${field}" takes no source.`, {
    remedy: `These do: ${fitting.join(', ')}.`,
  });
}

/**
 * Reports a loaded value that is the initial value of the field but does not fit the property of the body. A switch reads Y and N
 * as well.
 */
function checkFrom(
  linker: Linker,
  { name, field, value: { from, fields }, schema }: FieldOf,
  record: JsonSchema | undefined,
  place: Place,
): void {
  if (typeof from !== 'string') return;
  const loadedSchema = checkPath(linker, record, { path: from, place, noun: 'record' });
  if (
    field === 'switch' &&
    Array.isArray(loadedSchema?.enum) &&
    loadedSchema.enum.some((value) => onOrOff(value))
  )
    return;
  const fault = loadedSchema && schema && !fields && misfit(withoutNull(loadedSchema), schema);
  if (fault) linker.report('WGT-03', place, `"${from}" is no value of "${name}": it ${fault.text}.`);
}

/** Links several sources to choose from, each with its columns. */
function linkRecordSources(
  linker: Linker,
  { value: sources, place }: Placed<SourcesDeclaration | undefined>,
  {
    scope,
    roles: seen,
    schema,
    options,
  }: FieldContext & { schema: JsonSchema | undefined; options: Options },
): Pick<FormField, 'sources'> {
  if (!sources) return {};
  checkTwice(linker, sources, place);
  const linked = sources.map(({ call, with: values, when, columns, image }, sourceIndex) => {
    const sourcePlace = place.child(sourceIndex);
    const source = { call, ...(values ? { with: values } : {}) };
    const linkedSource = linkSource(linker, source, scope, { place: sourcePlace, seen, rows: 'many' });
    const rows = linkedSource?.endpoint.item;
    const pickerColumns = columns ?? options?.columns;
    checkPicked(linker, { options, rows, schema }, sourcePlace);
    const imagePlace = sourcePlace.child('image');
    if (image !== undefined && rows)
      checkPicture(
        linker,
        checkPath(linker, rows, { path: image, place: imagePlace, noun: 'source' }),
        'a stored file is meant',
        imagePlace,
      );
    return {
      when: linkCondition(linker, when, scope, sourcePlace.child('when')),
      source: linkedSource?.call ?? { endpoint: missingEndpoint },
      ...(columns ? { columns: linkHeadings(linker, columns, rows, sourcePlace.child('columns')) } : {}),
      ...linkColumnChoices(linker, pickerColumns, rows, sourcePlace),
      ...(image === undefined ? {} : { image }),
    };
  });
  return { sources: linked };
}

/** Reports two sources with the same condition, since the later one is never used. */
function checkTwice(linker: Reporter, sources: SourcesDeclaration, place: Place): void {
  const conditions = sources.map(({ when }) => JSON.stringify(when));
  for (const [conditionIndex, condition] of conditions.entries())
    if (conditions.indexOf(condition) < conditionIndex)
      linker.report(
        'CND-02',
        place.child(conditionIndex, 'when'),
        'a source before this one is asked on this condition.',
      );
}

/** Links the widget of the field; reports a value that the widget, or the product's own field, cannot edit. */
function linkFieldPart(
  linker: Linker,
  { name, field, value, schema }: FieldOf,
  { scope, roles }: FieldContext,
  place: Place,
): Pick<FormField, 'widget' | 'props'> {
  if (!value.widget) {
    const { value: edited } = linker.language.fields.get(field) ?? {};
    const subject = `what the field "${field}" edits`;
    if (edited && schema) checkValue(linker, edited, schema, { subject, place: place.child('field') });
    if (value.props)
      linker.report(
        'WGT-02',
        place.child('props').key,
        `"${name}" has props, and no widget that takes them.`,
        { remedy: 'Options of a field stand in "options".' },
      );
    return {};
  }
  for (const key of ['field', 'options', 'choices', 'source', 'fields'] as const)
    if (value[key] !== undefined)
      linker.report(
        'WGT-02',
        place.child(key).key,
        `"${name}" is edited by a widget, which takes no "${key}".`,
        { remedy: 'What a widget is given stands in "props".' },
      );
  const invocation = {
    id: value.widget,
    place: place.child('widget'),
    values: value.props,
    valuesPlace: place.child('props'),
  };
  return linkFieldWidget(linker, invocation, { scope, seen: roles }, schema);
}
