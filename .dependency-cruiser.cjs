/** The floors of the house: each rule is a sentence; tests/architecture proves that each one bites. */
const tests = '\\.test\\.tsx?$|/testing[^/]*\\.ts$|^tests/|/fixtures/';

/** What is written by hand on top of the runtime, of every product. */
const handMade = '^src/(app|custom-widgets|screens-custom)/|^tests/products/[^/]+/';
const generated = '/generated/';

/** Rooms of src/runtime, lowest first. */
const RUNTIME = {
  // the compiled form of the language; types alone
  model: '^src/runtime/model(/|\\.ts$)',
  // product, scope, conditions, validation, texts, dates, storage, export: nothing is drawn
  core: '^src/runtime/core/',
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

const inside = (folder, rooms) => Object.fromEntries(rooms.map((room) => [room, `^${folder}/${room}/`]));
const TABLE = inside('src/runtime/table', ['state', 'selection', 'rows', 'tools', 'toolbar']);
const FORM = inside('src/runtime/form', ['state', 'fields', 'engine', 'submit', 'conflict', 'draft']);
const KINDS = inside('src/runtime/kinds', ['edit-table', 'list', 'detail', 'form', 'tabs']);

/** Rooms of generator/, lowest first; the files that have no room stand on the floor named here. */
const COMPILER = {
  diagnostics: '^generator/diagnostics/',
  schema: '^generator/schema/',
  load: '^generator/load/',
  shape: '^generator/shape/',
  expand: '^generator/expand/',
  link: '^generator/link/',
  emit: '^generator/emit/',
  write: '^generator/write/',
  project: '^generator/(compile|project)\\.ts$',
  tools: '^generator/tools/',
  migrations: '^generator/migrations/',
  commands: '^generator/(cli|commands|watch|tell-parent)\\.ts$',
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
    ...oneWay('table', TABLE),
    ...oneWay('form', FORM),
    ...oneWay('kinds', KINDS),
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, be it for a type, are one file in two halves: move what both need below them. ' +
        '(A chunk that is loaded later may well use what loads it.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'runtime-knows-no-business',
      comment: 'The runtime is handed its product; it never imports one, nor what is built on it.',
      severity: 'error',
      from: { path: '^src/runtime/' },
      to: {
        path: '^src/(generated/(product|compiled)|app|custom-widgets|screens-custom)/|^(server|schemas|bench)/',
      },
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
      // The server's code of another product stands on what server/ stands on.
      from: { path: handMade, pathNot: `\\.test\\.tsx?$|/loan-steps\\.ts$|${generated}` },
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
      comment:
        'Who needs the model says src/runtime/model.ts: which of its files a type stands in may change.',
      severity: 'error',
      from: { pathNot: '^src/runtime/model(/|\\.ts$)' },
      to: { path: '^src/runtime/model/' },
    },
    {
      name: 'one-date-engine',
      comment: 'Every date of browser and server goes through src/runtime/core/dates.ts.',
      severity: 'error',
      from: { pathNot: '^src/runtime/core/dates\\.ts$' },
      to: { path: 'node_modules/dayjs/' },
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
      name: 'compiler-stands-alone',
      comment:
        'The compiler knows neither React nor Fastify: of the others it reads only the model files, what dates, rules and conditions mean, and how tables are told.',
      severity: 'error',
      from: { path: '^generator/', pathNot: `${tests}|^generator/cases/` },
      to: {
        path: '^(src|server)/|node_modules/(react|react-dom|fastify|@mui|kysely)/',
        pathNot:
          '^src/runtime/(model\\.ts|core/(dates\\.ts|read-value\\.ts|validation/|conditions/))|^src/generated/language/|^server/(http/declared|store/snapshot)\\.ts',
      },
    },
    {
      name: 'server-stays-out-of-the-page',
      comment:
        'Browser and server share declarations, lifecycles, conditions, compiled bodies and their messages, dates, how a password is made, and the pure models of hand-made parts, nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot:
          '^src/(custom-widgets/[^/]+/model/|generated/(compiled/bodies/|product/((types|lifecycles)/|today\\.ts))|runtime/(model\\.ts|core/(validation|conditions|export|dates|i18n|make-password)))',
      },
    },
    {
      name: 'page-stays-out-of-the-server',
      comment: 'Nothing that runs in the browser may import the server.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(server|generator|scripts)/' },
    },
    {
      name: 'domain-has-no-http-and-no-sql',
      comment: 'A rule of the business is a pure function: it can be tested with values alone.',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: tests },
      to: { path: '^server/(http|store|resources|handlers)/|node_modules/(fastify|kysely|pg)/' },
    },
    {
      name: 'store-knows-no-http',
      comment: 'The database floor lies below HTTP: whoever imports, imports downwards.',
      severity: 'error',
      from: { path: '^server/(store|files)/', pathNot: tests },
      to: { path: '^server/(http|resources|handlers|build-server|main)|node_modules/fastify/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What a test needs may live beside it; the product never runs it.',
      severity: 'error',
      from: { pathNot: tests },
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
