import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { editorGrammar } from '../generator/emit/editor/editor-grammar.ts';
import { Editor } from '../generator/emit/editor/testing.ts';
import { folders } from '../generator/emit/emission.ts';
import { repository } from '../generator/load/language.ts';
import { kindOf } from '../generator/load/load-product.ts';
import { Project } from '../generator/project.ts';
import { isObject, type JsonSchema } from '../generator/schema/json-schema.ts';

const project = new Project(repository);
const { product, problems } = project.analyse();
if (!product)
  throw new Error(
    problems
      .sorted()
      .map(({ text }) => text)
      .join('\n'),
  );
const grammar = editorGrammar(product);
const editor = new Editor(grammar);
const list = (more: object) => ({ kind: 'list', source: 'brand.list', columns: {}, ...more });

describe('The grammar of an editor knows the names of this product', () => {
  it.each<[what: string, document: string, declaration: object, path: string, name: unknown]>([
    ['screens', 'screen', list({ row: { edit: { to: '' } } }), 'row/edit/to', 'brand-edit'],
    ['screens of the menu', 'app', { navigation: [{ screen: '' }] }, 'navigation/0/screen', 'brand-list'],
    ['the screen above', 'screen', list({ parent: '' }), 'parent', 'brand-list'],
    ['calls', 'screen', list({}), 'source', 'brand.list'],
    ['calls of actions', 'screen', list({ row: { x: { call: '' } } }), 'row/x/call', 'category.delete'],
    [
      'what becomes stale',
      'endpoints',
      { endpoints: { x: { invalidates: [''] } } },
      'endpoints/x/invalidates/0',
      'brand.list',
    ],
    ['role sets', 'screen', list({ roles: '' }), 'roles', 'catalogue'],
    ['role sets of files', 'endpoints', { roles: '' }, 'roles', 'catalogue'],
    ['cells', 'screen', list({ columns: { name: { cell: '' } } }), 'columns/name/cell', 'money'],
    [
      'cells of its own',
      'screen',
      list({ columns: { name: { cell: '' } } }),
      'columns/name/cell',
      'virtual-account',
    ],
    [
      'fields',
      'screen',
      { kind: 'form', fields: { name: { field: '' } } },
      'fields/name/field',
      'line-items',
    ],
    ['filters', 'screen', list({ filters: { x: { field: '' } } }), 'filters/x/field', 'select'],
    ['icons', 'screen', list({ header: { add: { icon: '' } } }), 'header/add/icon', 'truck'],
    ['entities', 'entity', { fields: { x: { store: { ref: '' } } } }, 'fields/x/store/ref', 'brand'],
    [
      'widgets',
      'screen',
      list({ slots: { below: { widget: '' } } }),
      'slots/below/widget',
      'promotion-summary',
    ],
    [
      'steps of lifecycles',
      'screen',
      list({ row: { x: { lifecycle: '' } } }),
      'row/x/lifecycle',
      'transaction.accept',
    ],
    [
      'fields of conditions',
      'screen',
      list({ row: { x: { when: { field: '' } } } }),
      'row/x/when/field',
      'active',
    ],
    ['words of a choice', 'screen', list({ search: { on: '' } }), 'search/on', 'typing'],
    [
      'formats',
      'endpoints',
      { endpoints: { x: { body: { properties: { y: {} } } } } },
      'endpoints/x/body/properties/y/format',
      'date',
    ],
  ])('%s', (_what, document, declaration, path, name) => {
    const offered = editor.values(document, declaration, path);
    expect(offered).toContain(name);
    expect(offered).not.toContain('');
  });

  it('the fields that the source of a list, grid or page answers, and no others', () => {
    const columns = editor.keys('screen', list({}), 'columns');
    expect(columns).toContain('file_url');
    expect(columns).not.toContain('sku_code');
    const page = { kind: 'detail', source: { call: 'product.get' }, main: [{ fields: {} }] };
    expect(editor.keys('screen', page, 'main/0/fields')).toContain('category.name');
  });

  it('the properties of the body that a form submits', () => {
    const form = { kind: 'form', fields: {}, submit: { call: 'brand.create' } };
    expect(editor.keys('screen', form, 'fields')).toContain('banner');
    expect(editor.keys('screen', form, 'fields')).not.toContain('sku_code');
  });

  it('the options of the cell or field that is named', () => {
    const shown = list({ columns: { name: { cell: 'money', options: {} } } });
    expect(editor.keys('screen', shown, 'columns/name/options').sort()).toEqual(['digits', 'now']);
    const asked = { kind: 'form', fields: { file: { field: 'image', options: {} } } };
    expect(editor.keys('screen', asked, 'fields/file/options')).toContain('keepsRefused');
  });

  it('offers no name where one is declared', () => {
    expect(editor.values('screen', list({ screen: '' }), 'screen')).toEqual([]);
    expect(editor.values('entity', { entity: '' }, 'entity')).toEqual([]);
  });

  it.each([
    ['endpoints', 'endpoints/x/body/properties/y/maxLength', 'The most characters.'],
    ['endpoints', 'endpoints/x/body/properties/y/differsFrom', 'another one'],
    ['entity', 'fields/x/maxLength', 'The most characters.'],
    ['widget', 'props/x/minimum', 'this or more'],
  ])('says what a word of a data schema is: %s %s', (document, path, text) => {
    expect(editor.hover(document, {}, path).join(' ')).toContain(text);
  });

  it('says what every key is', () => {
    expect([...grammar].flatMap(([id, document]) => undescribed(document, id))).toEqual([]);
  });

  it('allows every declaration of the product', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false });
    for (const [id, document] of grammar) ajv.addSchema(document, id);
    const wrong = [...project.sources()].flatMap(([path, text]) => {
      const kind = kindOf(path);
      if (!kind || !grammar.has(`${kind}.schema.json`)) return [];
      return ajv.validate(`${kind}.schema.json`, JSON.parse(text)) ? [] : [`${path}: ${ajv.errorsText()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is what the editor takes for the grammar that declarations name', () => {
    const settings = JSON.parse(readFileSync(join(repository, '.vscode/settings.json'), 'utf8'));
    const mapped = settings['json.schemas'].map(
      ({ url, schema }: { url: string; schema: { $ref: string } }) => {
        const from = new URL(url, 'file:///');
        return [from.pathname, new URL(schema.$ref, from).pathname];
      },
    );
    const kinds = [...grammar.keys()].filter((name) => name !== 'common.schema.json');
    expect(mapped).toEqual(
      expect.arrayContaining(
        kinds.map((name) => [`/schemas/language/${name}`, `/${folders.compiled}/editor/${name}`]),
      ),
    );
  });
});

/** The keys that an editor can tell nothing of. */
function undescribed(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((part, at) => undescribed(part, `${path}/${at}`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const isWords = key === 'properties' && isObject(part) && !isCondition(path);
    const silent = Object.entries(isWords ? part : {}).filter(
      ([name, word]) => name !== '$schema' && isObject(word) && !tells(word),
    );
    return [...silent.map(([name]) => `${path}/properties/${name}`), ...undescribed(part, `${path}/${key}`)];
  });
}

/** What asks for a value, or only leads to the names of a call, is no word. */
function isCondition(path: string): boolean {
  return /\/if(\/|$)|definitions\/(list|grid|detail|form)\/allOf/.test(path);
}

/** Whether a word says what it is, itself or by what it refers to. */
function tells(word: JsonSchema): boolean {
  if (typeof word.description === 'string') return true;
  if (typeof word.$ref !== 'string') return false;
  const [file = '', pointer = ''] = word.$ref.split('#');
  const steps = pointer.split('/').filter((step) => step !== '');
  const found = steps.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
    grammar.get(file),
  );
  return isObject(found) && tells(found);
}
