/** The floors of the house: each rule is a sentence; tests/architecture proves that each one bites. */
const tests = '\\.test\\.tsx?$|/testing[^/]*\\.ts$|^tests/|/fixtures/';

/** What is written by hand on top of the runtime, of every product. */
const handMade = '^src/(app|custom-widgets|screens-custom)/|^tests/products/[^/]+/';
const generated = '/generated/';

/** What imports the business: hand-made parts, what is generated of the declarations, and the server's own parts for single calls. */
const onTheDomain =
  '^domain/|^src/(app|custom-widgets|screens-custom)/|^server/(handlers|tasks|chat)/|^server/(handlers|job-tasks|lifecycles|checks)\\.ts$|^scripts/|^bench/';

/** Rooms of src/runtime, lowest first. */
const RUNTIME = {
  // the product, texts, files, errors, what the browser keeps: nothing is drawn
  base: '^src/runtime/base/',
  // theme, icons, inputs, dialogs, toasts, sorting by hand: nothing is called
  ui: '^src/runtime/ui/',
  // calls, the cache of their answers, the session
  data: '^src/runtime/data/',
  // the address, which screen it means, loading it, the frame of a page
  navigation: '^src/runtime/navigation/',
  // how one value is shown
  cells: '^src/runtime/cells/',
  // what a declared button does
  actions: '^src/runtime/actions/',
  // rows: their state, selection, drawing, toolbar and tools
  table: '^src/runtime/table/',
  // values that are edited: their state, fields, drawing, submit, conflicts, drafts
  form: '^src/runtime/form/',
  // the kinds of screens
  kinds: '^src/runtime/kinds/',
  // what stands around the screens
  jobs: '^src/runtime/jobs/',
  palette: '^src/runtime/palette/',
  'sign-in': '^src/runtime/sign-in/',
  shell: '^src/runtime/shell/',
  dev: '^src/runtime/dev/',
  // what the door offers to hand-made parts
  api: '^src/runtime/api/',
  start: '^src/runtime/(start|index)\\.tsx?$',
};

/** Every folder of ours but those named. */
const ours = (but) => `^(?!(${but})/)(core|domain|src|generator|server|schemas|scripts|build|bench)/`;

const inside = (folder, rooms) => Object.fromEntries(rooms.map((room) => [room, `^${folder}/${room}/`]));
const TABLE = inside('src/runtime/table', ['state', 'selection', 'rows', 'tools', 'toolbar']);
const FORM = inside('src/runtime/form', ['state', 'fields', 'engine', 'submit', 'conflict', 'draft']);
const KINDS = inside('src/runtime/kinds', ['edit-table', 'list', 'detail', 'form', 'tabs']);

/** Rooms of generator/, lowest first; the files that have no room stand on the floor named here. */
const COMPILER = {
  diagnostics: '^generator/diagnostics/',
  schema: '^generator/schema/',
  load: '^generator/load/',
  edit: '^generator/edit/',
  shape: '^generator/shape/',
  expand: '^generator/expand/',
  link: '^generator/link/',
  emit: '^generator/emit/',
  write: '^generator/write/',
  project: '^generator/(compile|project)\\.ts$',
  tools: '^generator/tools/',
  lsp: '^generator/lsp/',
  mcp: '^generator/mcp/',
  studio: '^generator/studio/',
  migrations: '^generator/migrations/',
  commands: '^generator/(cli|commands|watch|tell-parent)\\.ts$',
};

/** Rooms of server/, lowest first. */
const SERVER = {
  // settings, what a refusal is, texts in a person's language
  ground: '^server/(settings|refusal|say)\\.ts$',
  // rules of accounts, steps and tries: without HTTP and SQL
  rules: '^server/rules/',
  store: '^server/store/',
  files: '^server/files/',
  // all of the database and the files, kept elsewhere
  backup: '^server/backup/',
  // the generic list, get, create, update, delete, toggle and step
  resources: '^server/resources/',
  live: '^server/live/',
  // what a call is to who answers it: its caller, its device, its context
  calls: '^server/calls/',
  jobs: '^server/jobs/',
  exports: '^server/exports/',
  messaging: '^server/messaging/',
  connectors: '^server/connectors/',
  imports: '^server/imports/',
  chat: '^server/chat/',
  handlers: '^server/handlers/',
  tasks: '^server/tasks/',
  http: '^server/http/',
  // the typed holes of the declarations, filled
  product: '^server/(handlers|checks|lifecycles|job-tasks|first-accounts)\\.ts$',
  start: '^server/(build-server|main)\\.ts$',
};

/** Rooms of generator/link, lowest first. */
const LINK = inside('generator/link', [
  'context',
  'expressions',
  'data',
  'behaviour',
  'parts',
  'screens',
  'product',
]);

/** One rule per room but the highest: it imports nothing from the rooms above it, not even a type. */
function oneWay(house, rooms) {
  const names = Object.keys(rooms);
  return names.slice(0, -1).map((room, index) => ({
    name: `${house}-${room}-looks-down`,
    comment: `The rooms of ${house} import in one direction: ${names.join(' <- ')}. Move down what both need.`,
    severity: 'error',
    from: { path: rooms[room], pathNot: tests },
    to: {
      path: names
        .slice(index + 1)
        .map((above) => rooms[above])
        .join('|'),
    },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...oneWay('generator', COMPILER),
    ...oneWay('link', LINK),
    ...oneWay('runtime', RUNTIME),
    ...oneWay('server', SERVER),
    ...oneWay('table', TABLE),
    ...oneWay('form', FORM),
    ...oneWay('kinds', KINDS),
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, be it for a type or later, are one file in two halves: move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-stands-on-nothing',
      comment: 'What page, compiler and server all run knows none of them, and no business.',
      severity: 'error',
      from: { path: '^core/', pathNot: tests },
      to: { path: `${ours('core')}|node_modules/(react-dom|fastify|@mui|kysely|pg)/` },
    },
    {
      name: 'domain-stands-on-core',
      comment:
        'A rule of the business is a pure function without HTTP, SQL or DOM: it is tested with values alone.',
      severity: 'error',
      from: { path: '^domain/|^tests/products/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: `${ours('core|domain')}|node_modules/(react|react-dom|fastify|@mui|kysely|pg)/` },
    },
    {
      name: 'engine-knows-no-business',
      comment:
        'Runtime, compiler and the generic rooms of the server are handed a product: the domain is for hand-made parts and for what is generated.',
      severity: 'error',
      from: { pathNot: [tests, generated, onTheDomain] },
      to: { path: '^domain/' },
    },
    {
      name: 'runtime-is-a-sibling',
      comment:
        'The runtime is handed its product and stands on core alone: neither compiler nor server, nor what is built on it.',
      severity: 'error',
      from: { path: '^src/runtime/', pathNot: tests },
      to: {
        path: '^src/(generated|app|custom-widgets|screens-custom)/|^(generator|server|schemas|scripts|bench|build)/',
      },
    },
    {
      name: 'generator-is-a-sibling',
      comment:
        'The compiler knows neither React nor Fastify, neither page nor server: what they share is in core.',
      severity: 'error',
      from: { path: '^generator/', pathNot: `${tests}|^generator/cases/` },
      to: { path: '^(src|server|scripts|bench|build)/|node_modules/(react|react-dom|fastify|@mui|kysely)/' },
    },
    {
      name: 'server-is-a-sibling',
      comment: 'Server, page and compiler share core and domain, nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(src|generator|scripts|bench|build)/' },
    },
    {
      name: 'runtime-has-only-rooms',
      comment: 'A new folder of the runtime gets its place among the rooms above, or nothing would watch it.',
      severity: 'error',
      from: {},
      to: { path: '^src/runtime/[^/]+/', pathNot: Object.values(RUNTIME).join('|') },
    },
    {
      name: 'generator-has-only-rooms',
      comment: 'A new file of the compiler gets its place in one of its rooms, or nothing would watch it.',
      severity: 'error',
      from: {},
      to: {
        path: '^generator/',
        pathNot: [tests, '^generator/cases/', ...Object.values({ ...COMPILER, link: '', ...LINK })]
          .filter(Boolean)
          .join('|'),
      },
    },
    {
      name: 'runtime-by-its-door',
      comment:
        'The application and all hand-made parts use what src/runtime/index.ts offers; its rooms are its own business.',
      severity: 'error',
      from: { path: handMade, pathNot: `\\.test\\.tsx?$|${generated}` },
      to: { path: '^src/runtime/', pathNot: '^src/runtime/index\\.ts$' },
    },
    {
      name: 'calls-as-declared',
      comment:
        'A hand-made part makes the calls that its declaration names: then everybody who sees it may make them.',
      severity: 'error',
      from: { path: handMade, pathNot: `\\.test\\.tsx?$|${generated}` },
      to: { path: '/generated/product/(endpoints|screens)/|/generated/compiled/' },
    },
    {
      name: 'model-by-its-door',
      comment: 'Who needs the model says core/model.ts: which of its files a type stands in may change.',
      severity: 'error',
      from: { pathNot: '^core/model(/|\\.ts$)' },
      to: { path: '^core/model/' },
    },
    {
      name: 'one-date-engine',
      comment: 'Every date of browser and server goes through core/dates.ts.',
      severity: 'error',
      from: { pathNot: '^core/dates\\.ts$' },
      to: { path: 'node_modules/dayjs/' },
    },
    {
      name: 'the-store-opens-connections',
      comment:
        'Whether a connection may go through a pooler is decided in one place: the pool and the clients of server/store.',
      severity: 'error',
      from: { path: '^(server|scripts)/', pathNot: `^server/store/|${tests}` },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'only-the-app-joins',
      comment:
        'src/app is the only place that puts runtime, product and widgets together; nobody imports it.',
      severity: 'error',
      from: { pathNot: '^src/app/|^tests/dom/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'studio-stands-apart',
      comment:
        'The studio is a page of the development server: it uses the door of the runtime and core, and asks the compiler through its calls.',
      severity: 'error',
      from: { path: '^src/studio/', pathNot: tests },
      to: {
        path: '^(src|domain|server|generator|scripts|build|bench)/',
        pathNot: '^src/(studio/|runtime/index\\.ts$)',
      },
    },
    {
      name: 'studio-is-in-no-build',
      comment: 'What is built never has a byte of the studio: nothing else imports it.',
      severity: 'error',
      from: { pathNot: `^src/studio/|${tests}` },
      to: { path: '^src/studio/' },
    },
    {
      name: 'page-stays-out-of-the-server',
      comment: 'Nothing that runs in the browser may import the server.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(server|generator|scripts)/' },
    },
    {
      name: 'server-has-only-rooms',
      comment: 'A new folder or file of the server gets its place in the ladder, or nothing would watch it.',
      severity: 'error',
      from: {},
      to: {
        path: '^server/',
        pathNot: [tests, '^server/generated/', '\\.json$', ...Object.values(SERVER)].join('|'),
      },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What a test needs may live beside it; the product never runs it.',
      severity: 'error',
      from: { pathNot: `${tests}|^bench/` },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
