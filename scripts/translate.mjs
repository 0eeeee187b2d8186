// TypeScript to JavaScript for Node: by ts-node and swc, once per content of a file. Types are checked by tsc alone.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(root, '.cache', 'translated');

// The project's tsconfig is meant for tsc and the bundler; Node needs other options.
const OPTIONS = {
  transpileOnly: true,
  swc: true,
  skipProject: true,
  compilerOptions: {
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    target: 'ES2022',
    jsx: 'react-jsx',
    isolatedModules: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
  },
};

const hashOf = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');
/** Another translator, or another version of this file, translates everything again. */
const TRANSLATOR = hashOf(
  readFileSync(fileURLToPath(import.meta.url)),
  ...['ts-node', '@swc/core'].map((name) => versionOf(name)),
);

/**
 * The JavaScript of a TypeScript file, with its source map. ts-node and TypeScript are loaded for the first file that
 * was not translated before: a process that finds all of them in the cache is some 200 MB smaller.
 * @param {string} path absolute
 * @returns {Promise<string>}
 * @throws {SyntaxError} names the file and the place
 */
export async function translate(path) {
  const source = readFileSync(path, 'utf8');
  const mark = `// ${hashOf(TRANSLATOR, source)}\n`;
  const file = join(CACHE, `${hashOf(path)}.js`);
  const kept = readIfThere(file);
  if (kept?.startsWith(mark)) return kept.slice(mark.length);
  const code = await compile(source, path);
  keep(file, mark + code);
  return code;
}

/**
 * Translates the server's files and all that they import, so that the process that serves loads no compiler; whatever
 * else is run is translated as it is imported.
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>} each file, with the files that it imports
 */
export function translateServer() {
  const names = readdirSync(join(root, 'server'), { recursive: true });
  return translateAll(
    names.filter((name) => /(?<!\.test|\.d)\.ts$/.test(name)).map((name) => join(root, 'server', name)),
  );
}

/** The same for files of your choice and all that they import. */
export async function translateAll(files) {
  const imports = new Map(files.map((path) => [path, []]));
  // Those that are added on the way get their turn as well.
  for (const path of imports.keys()) {
    const code = path.endsWith('.json') ? '' : await translate(path);
    for (const [, name] of code.matchAll(/\b(?:from|import)[\s(]*["'](\.[^"']+\.(?:tsx?|json))["']/g)) {
      const imported = join(dirname(path), name);
      if (!existsSync(imported)) continue;
      imports.get(path).push(imported);
      if (!imports.has(imported)) imports.set(imported, []);
    }
  }
  return imports;
}

let loaded;

/** Some 500 ms, once in a process; `translate` does it by itself where it has to. */
export async function loadCompiler() {
  loaded ??= (await import('ts-node')).create(OPTIONS);
  return loaded;
}

async function compile(source, path) {
  const compiler = await loadCompiler();
  try {
    return withoutSources(compiler.compile(source, path));
  } catch (error) {
    // swc throws no Error, or one whose message ends with its own stack.
    const text = error?.diagnosticText ?? error?.message ?? String(error);
    const fromCompiler = error?.code === 'GenericFailure' || !(error instanceof Error);
    throw fromCompiler ? new SyntaxError(`${path}\n${text.split('\nCaused by:')[0].trim()}`) : error;
  }
}

/** The sources are on the disk, where Node finds them; within its map each would be held in memory, too. */
function withoutSources(code) {
  return code.replace(/(?<=\/\/# sourceMappingURL=data:\S*?;base64,)\S+/, (map) => {
    const { sourcesContent, ...places } = JSON.parse(Buffer.from(map, 'base64').toString());
    return Buffer.from(JSON.stringify(places)).toString('base64');
  });
}

/** In one step: another process may read the file meanwhile. A disk that cannot be written costs time only. */
function keep(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {}
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await translateServer();
