// TypeScript to JavaScript for Node: by ts-node and swc, once per content of a file. Types are checked by tsc alone.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(root, '.cache', 'translated');
/** What the server imports; whatever else is run is translated as it is imported. */
const SERVED = ['server', 'src/generated', 'src/runtime/core', 'src/runtime/model'];

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
/** Another translator or other options translate everything again. */
const TRANSLATOR = hashOf(
  JSON.stringify(OPTIONS),
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

/** Translates what the server imports and what the cache does not have. */
export async function translateServer() {
  for (const folder of SERVED) {
    for (const name of readdirSync(join(root, folder), { recursive: true }))
      if (/(?<!\.test|\.d)\.ts$/.test(name)) await translate(join(root, folder, name));
  }
}

let compiler;

async function compile(source, path) {
  compiler ??= (await import('ts-node')).create(OPTIONS);
  try {
    return compiler.compile(source, path);
  } catch (error) {
    // swc throws no Error, or one whose message ends with its own stack.
    const text = error?.diagnosticText ?? error?.message ?? String(error);
    const fromCompiler = error?.code === 'GenericFailure' || !(error instanceof Error);
    throw fromCompiler ? new SyntaxError(`${path}\n${text.split('\nCaused by:')[0].trim()}`) : error;
  }
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
