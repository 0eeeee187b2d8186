import { loadLanguage } from '../generator/load/language.ts';
import { languageVersion } from '../generator/load/version.ts';

/** Of ten screens seven are lists, two forms and one a detail; every ten have an entity and endpoints of their own. */
export function syntheticProduct(screens: number): Map<string, string> {
  const files = new Map<string, string>([
    ['schemas/session/session.endpoints.json', JSON.stringify(session)],
  ]);
  for (let index = 0; index < Math.ceil(screens / 10); index += 1) {
    const noun = `thing${index}`;
    const folder = `schemas/${noun}/${noun}`;
    files.set(`${folder}.entity.json`, JSON.stringify(entity(noun)));
    files.set(`${folder}.endpoints.json`, JSON.stringify({ endpoints: endpoints(noun) }));
    for (const screen of screensOf(noun, index).slice(0, screens - index * 10)) {
      files.set(`schemas/${noun}/${screen.screen}.screen.json`, JSON.stringify(screen));
    }
  }
  files.set('schemas/app.json', JSON.stringify({ ...app, navigation: navigationOf(files) }));
  return files;
}

/** Every list can be reached. */
function navigationOf(files: ReadonlyMap<string, string>) {
  const ids = [...files.keys()].flatMap((path) => /([\w-]+)\.screen\.json$/.exec(path)?.[1] ?? []);
  const starts = ids.filter((id) => id.includes('-list'));
  return starts.map((screen) => ({ label: 'Things', screen }));
}

const app = {
  language: languageVersion(loadLanguage()),
  name: 'Synthetic',
  roles: { 1: 'Staff' },
  access: { staff: [1] },
  languages: [{ code: 'en', name: 'English' }],
  locale: { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' },
  session: { signIn: 'session.sign-in' },
};

const session = {
  endpoints: {
    'session.sign-in': {
      method: 'POST',
      path: '/api/login',
      roles: 'public',
      body: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      answer: {
        envelope: 'item',
        item: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
      },
    },
  },
};

const columns = Array.from({ length: 8 }, (_, index) => `value${index}`);

function entity(noun: string) {
  return {
    entity: noun,
    table: noun,
    label: 'name',
    search: ['name'],
    fields: {
      id: { type: 'integer' },
      name: { type: 'string' },
      active: { type: 'integer', enum: [0, 1] },
      ...Object.fromEntries(columns.map((name) => [name, { type: ['string', 'null'] }])),
    },
  };
}

function endpoints(noun: string) {
  const path = `/api/${noun}`;
  const common = { roles: 'staff' };
  const item = { envelope: 'item', item: noun };
  const body = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', notBlank: true, maxLength: 100 },
      ...Object.fromEntries(columns.map((name) => [name, { type: ['string', 'null'], maxLength: 200 }])),
    },
  };
  const write = (verb: string) => ({ do: verb, entity: noun, message: `${noun} {name} saved.` });
  return {
    [`${noun}.list`]: {
      ...common,
      method: 'GET',
      path,
      paging: { page: 'page', size: 'size' },
      search: 'q',
      sort: { field: 'sort', dir: 'dir', fields: ['id', 'name'] },
      answer: { envelope: 'page', item: noun },
      resource: { do: 'list', entity: noun },
    },
    [`${noun}.get`]: {
      ...common,
      method: 'GET',
      path: `${path}/{id}`,
      answer: item,
      resource: { do: 'get', entity: noun },
    },
    [`${noun}.create`]: {
      ...common,
      method: 'POST',
      path,
      body,
      answer: { envelope: 'alert', item: noun },
      resource: write('create'),
      invalidates: [`${noun}.list`],
    },
    [`${noun}.update`]: {
      ...common,
      method: 'PUT',
      path: `${path}/{id}`,
      body,
      answer: { envelope: 'alert', item: noun },
      resource: write('update'),
      invalidates: [`${noun}.list`, `${noun}.get`],
    },
  };
}

function screensOf(noun: string, index: number) {
  const labels = Object.fromEntries(columns.map((name, columnIndex) => [name, `Value ${columnIndex}`]));
  const common = { roles: 'staff' };
  const lists = Array.from({ length: 7 }, (_, listIndex) => ({
    ...common,
    screen: `${noun}-list-${listIndex}`,
    kind: 'list',
    route: `/${noun}/list/${listIndex}`,
    title: `Things ${index} ${listIndex}`,
    source: `${noun}.list`,
    search: { on: 'enter' },
    columns: { id: 'ID', name: 'Name', ...labels, active: { label: 'Status', cell: 'active' } },
    header: { add: { label: 'Add', to: `${noun}-add` } },
    row: { edit: { label: 'Edit', when: { field: 'active', is: 1 }, to: `${noun}-edit` } },
  }));
  const fields = Object.fromEntries(
    ['name', ...columns].map((name) => [name, { label: labels[name] ?? 'Name' }]),
  );
  const submit = (verb: string) => ({
    call: `${noun}.${verb}`,
    label: 'Save',
    // biome-ignore lint/suspicious/noThenProperty: the language's word
    then: { to: `${noun}-list-0` },
  });
  const add = { screen: `${noun}-add`, kind: 'form', route: `/${noun}/add`, title: `Add ${index}` };
  const edit = { screen: `${noun}-edit`, kind: 'form', route: `/${noun}/edit/{id}`, title: `Edit ${index}` };
  const detail = {
    screen: `${noun}-detail`,
    kind: 'detail',
    route: `/${noun}/{id}`,
    title: `Thing ${index}`,
    unused: 'Not every number of screens has it.',
  };
  const detailContent = { heading: { title: 'name' }, main: [{ title: 'Values', fields: labels }] };
  return [
    // The forms come first: the lists lead to them, however many of the ten there are.
    { ...common, ...add, fields, submit: submit('create') },
    { ...common, ...edit, load: `${noun}.get`, fields, submit: submit('update') },
    ...lists,
    { ...common, ...detail, source: `${noun}.get`, ...detailContent },
  ];
}
