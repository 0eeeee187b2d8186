import type { NewDialog } from '../../../core/studio.ts';
import { Refused } from '../../edit/refused.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import { loadLanguage } from '../../load/language.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { fieldTitle, roleSetChoice } from '../names-at.ts';
import type { Studio } from '../studio.ts';
import { FIELD_TYPES } from './field-types.ts';
import { type Filterable, type FilteredList, filterables, filteredList } from './filterable.ts';
import { SHOWN_IN } from './new-field.ts';
import { menuGroups } from './new-in-app.ts';
import { SCREEN_KINDS } from './new-screen.ts';
import { nounInView } from './noun-in-view.ts';

const text = (title: string, keywords: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  title,
  ...keywords,
});
const oneOf = (title: string, names: readonly string[], keywords: JsonSchema = {}): JsonSchema =>
  text(title, { ...(names.length > 0 ? { enum: names } : {}), ...keywords });
const severalOf = (title: string, schema: JsonSchema): JsonSchema => ({
  type: 'array',
  title,
  uniqueItems: true,
  items: schema,
});

/**
 * What can be made, each as a form that asks for it. Throws Refused.
 * @param file the one in view
 */
export async function newDialogs(studio: Studio, file: unknown): Promise<NewDialog[]> {
  const product = await studio.product();
  const { declarations, screens } = product;
  const nouns = [...declarations.entities].flatMap(([id, { value }]) => (value.table ? [id] : [])).sort();
  const roleSets = roleSetChoice(product);
  const screenIds = screens.map(({ id }) => id).sort();
  const names: Names = { nouns, roleSets, screenIds };
  return [
    { what: 'field', title: 'Field', ...fieldDialog(names, file, nounInView(declarations, file)) },
    { what: 'noun', title: 'Noun', ...nounDialog(names) },
    { what: 'screen', title: 'Screen', ...screenDialog(names) },
    { what: 'filter', title: 'Filter', ...filterDialog(product, file) },
    {
      what: 'menu entry',
      title: 'Menu entry',
      schema: {
        type: 'object',
        required: ['label', 'screen'],
        properties: {
          label: text('Label'),
          screen: oneOf('Leads to', screenIds),
          group: oneOf('Below', [...menuGroups(studio.session.sources()).keys()]),
          icon: oneOf('Icon', [...loadLanguage().icons]),
        },
      },
      uiSchema: {},
    },
    {
      what: 'role set',
      title: 'Role set',
      schema: {
        type: 'object',
        required: ['name', 'roles'],
        properties: {
          name: text('Name', {
            description: 'What screens and calls say: small letters, words joined by "-".',
          }),
          roles: severalOf('Roles', {
            type: 'integer',
            oneOf: Object.entries(declarations.app.value.roles).map(([id, title]) => ({
              const: Number(id),
              title: String(title),
            })),
          }),
        },
      },
      uiSchema: { roles: { 'ui:widget': 'checkboxes' } },
    },
  ];
}

interface Names {
  readonly nouns: readonly string[];
  readonly roleSets: JsonSchema;
  readonly screenIds: readonly string[];
}

/** The questions about a field, with those that only some types ask. */
function fieldQuestions({ nouns }: Names): JsonSchema {
  const others = FIELD_TYPES.filter((type) => type !== 'choice' && type !== 'reference');
  return {
    properties: {
      name: text('Name', { description: 'In words, such as "licence no"; files say licence_no.' }),
      type: oneOf('Type', FIELD_TYPES, { default: 'text' }),
      required: { type: 'boolean', title: 'Must be filled' },
    },
    dependencies: {
      type: {
        oneOf: [
          { properties: { type: { enum: others } } },
          {
            properties: {
              type: { enum: ['choice'] },
              choices: { type: 'array', title: 'Choices', minItems: 1, items: { type: 'string' } },
            },
            required: ['choices'],
          },
          {
            properties: { type: { enum: ['reference'] }, of: oneOf('Refers to', nouns) },
            required: ['of'],
          },
        ],
      },
    },
  };
}

/** @param noun the one in view */
function fieldDialog(names: Names, file: unknown, noun: string | undefined) {
  const { properties, ...dependentQuestions } = fieldQuestions(names);
  return {
    schema: {
      type: 'object',
      required: ['entity', 'name', 'type'],
      properties: {
        file: { type: 'string', ...(typeof file === 'string' ? { default: file } : {}) },
        entity: oneOf('Noun', names.nouns, noun === undefined ? {} : { default: noun }),
        ...Object(properties),
        rows: text('The rows that are there get', {
          description: 'Needed where it must be filled: the table may have rows already.',
        }),
        shown: {
          ...severalOf('Shown in', { type: 'string', enum: SHOWN_IN }),
          default: SHOWN_IN,
        },
      },
      ...dependentQuestions,
    },
    uiSchema: {
      file: { 'ui:widget': 'hidden' },
      shown: { 'ui:widget': 'checkboxes', 'ui:options': { inline: true } },
    },
  };
}

/** What the list in view may be filtered by; why there is nothing to choose where it is none. */
function filterDialog(
  product: LinkedProduct,
  file: unknown,
): Pick<NewDialog, 'schema' | 'uiSchema' | 'refusal'> {
  const none = (refusal: string) => ({ schema: {}, uiSchema: {}, refusal });
  try {
    const list = filteredList(product, file);
    const choices = filterables(product, list);
    return choices.length > 0
      ? filterQuestions(product, list, choices)
      : none(
          'The call of this list takes nothing more, and a handler answers it or no field of its noun is left.',
        );
  } catch (error) {
    if (error instanceof Refused) return none(error.refusal.message);
    throw error;
  }
}

function filterQuestions(product: LinkedProduct, { screen }: FilteredList, choices: readonly Filterable[]) {
  const names = (filterable: Filterable) => ({
    type: 'object',
    title: 'What its values are called',
    properties: Object.fromEntries(
      Object.entries(filterable.unnamed).map(([value, name]) => [value, text(value, { default: name })]),
    ),
  });
  const isUnnamed = ({ unnamed }: Filterable) => Object.keys(unnamed).length > 0;
  const others = choices.filter((filterable) => !isUnnamed(filterable));
  const ofField = (fields: readonly Filterable[], properties: JsonSchema) => ({
    properties: { field: { enum: fields.map(({ name }) => name) }, ...properties },
  });
  return {
    schema: {
      type: 'object',
      required: ['field'],
      properties: {
        file: { type: 'string', default: screen.place.file.path },
        field: {
          type: 'string',
          title: 'Field',
          oneOf: choices.map(({ name }) => ({
            const: name,
            title: `${fieldTitle(product, name)} (${name})`,
          })),
          description: 'Shown are the rows that have what the filter says.',
        },
        label: text('Label', { description: 'Empty: the name in words.' }),
      },
      dependencies: {
        field: {
          oneOf: [
            ...(others.length > 0 ? [ofField(others, {})] : []),
            ...choices.filter(isUnnamed).map((one) => ofField([one], { values: names(one) })),
          ],
        },
      },
    },
    uiSchema: {
      file: { 'ui:widget': 'hidden' },
      field: {
        'ui:widget': 'noted',
        'ui:options': {
          notes: Object.fromEntries(choices.map((filterable) => [filterable.name, noteOf(filterable)])),
        },
      },
    },
  };
}

/** What a filter by a field means, in plain words. */
function noteOf({ name, taken, isExtension }: Filterable): string {
  const notes = [
    ...(taken && 'maxLength' in (taken.query[name] ?? {})
      ? ['Any text may stand there, so it is typed: found is exactly that text, after Enter.']
      : []),
    ...(taken?.end === undefined ? [] : ['It goes from one day to another.']),
    ...(taken ? ['The call learns it at the same time.'] : []),
    ...(isExtension ? ['Works on our own server; hidden on another API unless it is switched on.'] : []),
  ];
  return notes.join(' ');
}

function nounDialog(names: Names) {
  const { properties, ...dependentQuestions } = fieldQuestions(names);
  const field = { type: 'object', required: ['name', 'type'], properties, ...dependentQuestions };
  return {
    schema: {
      type: 'object',
      required: ['name', 'roles', 'fields'],
      properties: {
        name: text('Name', { description: 'One of it, in small letters, words joined by "-": supplier.' }),
        roles: { title: 'Who may use it', ...names.roleSets },
        fields: {
          type: 'array',
          title: 'Fields',
          minItems: 1,
          items: field,
          default: [{ name: 'name', type: 'text' }],
        },
        report: { type: 'boolean', title: 'With a report' },
      },
    },
    uiSchema: {},
  };
}

function screenDialog({ nouns, roleSets, screenIds }: Names) {
  const when = (kinds: readonly string[], properties: JsonSchema, required: readonly string[]) => ({
    properties: { kind: { enum: kinds }, ...properties },
    required,
  });
  const named = { name: text('Name'), title: text('Title') };
  const ofNoun = SCREEN_KINDS.filter((kind) => !['tabs', 'hub', 'grid', 'custom'].includes(kind));
  const leads = { ...named, screens: severalOf('Leads to', { type: 'string', enum: screenIds }) };
  return {
    schema: {
      type: 'object',
      required: ['kind', 'roles'],
      properties: {
        kind: oneOf('Kind', SCREEN_KINDS, { default: 'list' }),
        roles: { title: 'Who may open it', ...roleSets },
      },
      dependencies: {
        kind: {
          oneOf: [
            when(ofNoun, { noun: oneOf('Noun', nouns) }, ['noun']),
            when(['grid'], { noun: oneOf('Noun', nouns), ...named }, ['noun', 'name', 'title']),
            when(['tabs', 'hub'], leads, ['name', 'title', 'screens']),
            when(['custom'], { ...named, component: text('Component') }, ['name', 'title', 'component']),
          ],
        },
      },
    },
    uiSchema: {},
  };
}
