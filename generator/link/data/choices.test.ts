import { describe, expect, it } from 'vitest';
import type { FormScreen, ListScreen } from '../../../core/model.ts';
import { SNAPSHOT } from '../../../core/snapshot.ts';
import { compileSources, withOverlay } from '../../testing.ts';

const kind = { type: 'string', enum: ['own', 'lent'] };
const ofEntity = { own: 'Own', lent: { label: 'Lent', tone: 'warn' } };

/** The linked screens of boxes, with the column, filter and field of `kind` from `parts`. */
async function linked(parts: {
  entity?: object;
  body?: object;
  query?: object;
  where?: object;
  column?: unknown;
  filter?: object;
  field?: object;
}) {
  const { entity, body, query, where, column = 'Kind', filter, field } = parts;
  const param = where ? 'sort_of' : 'kind';
  const files = {
    'schemas/box.entity.json': {
      entity: 'box',
      table: 'boxes',
      label: 'id',
      fields: { id: { type: 'integer' }, kind: { ...kind, ...entity } },
    },
    'schemas/box.endpoints.json': {
      endpoints: {
        'box.list': {
          method: 'GET',
          path: '/boxes',
          roles: 'staff',
          query: { [param]: { ...kind, ...query } },
          answer: { envelope: 'list', item: 'box' },
          resource: { do: 'list', entity: 'box', where: where ?? { kind: '$query.kind' } },
        },
        'box.create': {
          method: 'POST',
          path: '/boxes',
          roles: 'staff',
          body: { type: 'object', properties: { kind: { ...kind, ...body } } },
          answer: { envelope: 'alert' },
          resource: { do: 'create', entity: 'box', message: 'Saved' },
        },
      },
    },
    'schemas/box-list.screen.json': {
      screen: 'box-list',
      kind: 'list',
      route: '/boxes',
      title: 'Books',
      roles: 'staff',
      unused: 'a test',
      source: 'box.list',
      filters: { [param]: { label: 'Kind', field: 'select', ...filter } },
      columns: { kind: column },
      header: { add: { label: 'Add book', to: 'box-add' } },
    },
    'schemas/box-add.screen.json': {
      screen: 'box-add',
      kind: 'form',
      route: '/boxes/add',
      title: 'Books',
      roles: 'staff',
      fields: { kind: { label: 'Kind', ...field } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
      submit: { call: 'box.create', label: 'Save', then: 'back' },
    },
  };
  const overlay = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const);
  // The product has no tables, so the entity needs none.
  const { product, problems } = await compileSources(withOverlay(new Map([...overlay, [SNAPSHOT, '']])));
  const screen = <T>(id: string) => product?.screens.find((one) => one.id === id)?.screen as T | undefined;
  const list = screen<ListScreen>('box-list');
  return {
    errors: problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    column: list?.columns[0],
    filter: list?.filters[0]?.choices,
    field: screen<FormScreen>('box-add')?.fields[0]?.choices,
  };
}

describe('choices', { timeout: 60_000 }, () => {
  const once = [
    { value: 'own', label: 'Own' },
    { value: 'lent', label: 'Lent', tone: 'warn' },
  ];

  it('said once at the field of the entity, hold for column, filter and field', async () => {
    const found = await linked({ entity: { choices: ofEntity } });
    expect([found.column?.cell, found.column?.choices, found.filter, found.field]).toEqual([
      'choice',
      once,
      once,
      once,
    ]);
  });

  it('of 1 and 0 hold for Y and N, which have none of their own', async () => {
    const type = ['integer', 'string'];
    const choices = { 0: 'Own', 1: 'Lent' };
    const found = await linked({
      entity: { type, enum: [0, 1, 'Y', 'N'], choices },
      body: { type: 'integer', enum: [0, 1] },
      query: { type: 'integer', enum: [0, 1] },
    });
    expect(found.errors).toEqual([]);
    expect(found.column?.choices?.map(({ label }) => label)).toEqual(['Own', 'Lent']);
    const other = await linked({ entity: { type, enum: [0, 1, 'Z'], choices } });
    expect(other.errors).toContain('OPT-04');
  });

  it('of a parameter by another name are those of the column that it limits', async () => {
    const found = await linked({ entity: { choices: ofEntity }, where: { kind: '$query.sort_of' } });
    expect(found.filter).toEqual(once);
  });

  it('said nearer stand instead: at the property, and before it at the use', async () => {
    const near = { own: 'Mine', lent: 'Theirs' };
    const byProperty = await linked({
      entity: { choices: ofEntity },
      body: { choices: near },
      query: { choices: near },
    });
    expect([byProperty.filter, byProperty.field].map((all) => all?.map(({ label }) => label))).toEqual([
      ['Mine', 'Theirs'],
      ['Mine', 'Theirs'],
    ]);
    const use = { choices: { lent: 'Away' } };
    const byUse = await linked({
      entity: { choices: ofEntity },
      body: { choices: near },
      column: { label: 'Kind', ...use },
      filter: use,
      field: use,
    });
    const away = [{ value: 'lent', label: 'Away' }];
    expect([byUse.column?.choices, byUse.filter, byUse.field]).toEqual([away, away, away]);
  });

  it('of the entity are offered only where the body takes them', async () => {
    const found = await linked({ entity: { choices: ofEntity }, body: { enum: ['lent'] } });
    expect(found.field).toEqual([once[1]]);
  });

  it('are asked for where nothing says them', async () => {
    expect((await linked({})).errors).toEqual(['OPT-02', 'OPT-02']);
  });
});
