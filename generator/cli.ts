import { check, derive, generate, listTexts } from './commands.ts';
import { repository } from './load/language.ts';
import { Project } from './project.ts';
import { tellParent } from './tell-parent.ts';
import { FORMATS, type Format } from './tools/report.ts';
import { watchProject } from './watch.ts';

const usage = `Usage: generate | derive | check [--texts [LANGUAGE] | --limits | --size | --usage | --format FORMAT --changed REF] | watch | where NAME | full NAME | shorten | rename OLD NEW [--dry] | new-screen NOUN… [--roles SET] [--report [NOUN]] | migrate   [--root DIR]
  generate    compiles schemas/ and writes what changed
  derive      writes the generated files that are not committed
  check       compiles and compares with what is on disk; fails when something is wrong or stale
  --texts     lists the texts that lack a translation into LANGUAGE (id), and counts those of the others
  --format    text, json, github (lines of a workflow) or sarif (for code scanning)
  --changed   reports only files that the changes since a commit can affect
  --limits    lists what create and update of each noun do not forbid alike, and why
  --size      counts the lines of the project's own code
  --usage     counts the screens, calls and entities that use each word of the grammar
  watch       generates now and after every change
  where       who declares and who uses a name
  full        a screen, call or entity with everything that comes by default
  shorten     leaves out of all declarations what comes by default
  rename      renames in all declarations (a value of a field: choice:ENTITY.FIELD.VALUE); --dry only shows it
  new-screen  what entities lack to be used: list, page and forms, with their calls and tables
  --roles     who may use them, where the noun's endpoints do not say
  migrate     brings schemas/ to the compiler's version of the language
  --root      the folder of another product (it holds schemas/)`;

const [command = '', ...commandArguments] = process.argv.slice(2);
const readOption = (option: string) => {
  const optionValue = commandArguments.includes(option)
    ? commandArguments[commandArguments.indexOf(option) + 1]
    : undefined;
  return optionValue?.startsWith('--') ? undefined : optionValue;
};
const root = commandArguments.includes('--root') ? readOption('--root') : repository;
const WITH_VALUE = ['--root', '--roles', '--report', '--texts', '--format', '--changed'];
const names = commandArguments.filter(
  (word, index) => !word.startsWith('--') && !WITH_VALUE.includes(commandArguments[index - 1] ?? ''),
);
const [first = '', second = ''] = names;

/** The noun that --report names; without one all that are written. */
function reportedNouns(): readonly string[] {
  if (!commandArguments.includes('--report')) return [];
  const noun = readOption('--report');
  return noun === undefined ? names : [noun];
}

function readFormat(): Format {
  const format = readOption('--format') ?? 'text';
  const known = FORMATS.find((name) => name === format);
  if (known) return known;
  console.error(`--format takes ${FORMATS.join(', ')}, not ${JSON.stringify(format)}.`);
  process.exit(2);
}

/** Command -> number of its arguments, and its function. */
const commands: Record<string, [names: number | 'some', run: (project: Project) => unknown]> = {
  generate: [0, generate],
  derive: [0, derive],
  check: [
    0,
    async (project) => {
      if (commandArguments.includes('--size')) return (await import('./tools/size.ts')).printSize();
      if (commandArguments.includes('--usage')) return (await import('./tools/usage.ts')).printUsage();
      if (commandArguments.includes('--limits'))
        return (await import('./tools/limits.ts')).printLimits(project);
      return commandArguments.includes('--texts')
        ? listTexts(project, readOption('--texts'))
        : check(project, { format: readFormat(), since: readOption('--changed') });
    },
  ],
  watch: [
    0,
    async (project) => {
      await watchProject(project, console.log, tellParent());
      // A single run loads them only for what is not cached; in watch mode they are loaded now, so that the first
      // change does not wait.
      await Promise.all([
        import('./schema/validator-code.ts'),
        import('json-schema-to-typescript'),
        import('typescript'),
      ]);
    },
  ],
  where: [1, async (project) => (await import('./tools/where.ts')).where(project, first)],
  full: [1, async (project) => (await import('./tools/full.ts')).full(project, first)],
  shorten: [0, async (project) => (await import('./tools/shorten-files.ts')).shortenFiles(project)],
  rename: [
    2,
    async (project) =>
      (await import('./tools/rename.ts')).rename(project, first, second, commandArguments.includes('--dry')),
  ],
  'new-screen': [
    'some',
    async (project) =>
      (await import('./tools/new-screen/new-screen.ts')).newScreen(project, names, {
        roles: readOption('--roles'),
        reports: reportedNouns(),
      }),
  ],
  migrate: [0, async (project) => (await import('./migrations/migrate.ts')).migrate(project)],
};

// Whoever reads the output may have enough of it: `npm run check -- --texts | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const [count, run] = commands[command] ?? [];
if (!root || !run || (count === 'some' ? names.length === 0 : names.length !== count)) {
  console.error(usage);
  process.exit(2);
}

const exitCode = await run(new Project(root));
if (typeof exitCode === 'number') process.exitCode = exitCode;
