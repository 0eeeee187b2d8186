// The loader hooks behind ts-node.mjs; they run on Node's own loader thread.
import { createEsmHooks, register } from 'ts-node';

// The project's tsconfig is meant for tsc and the bundler; what Node needs is said here, so that neither can
// break the other.
const service = register({
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
});
const hooks = createEsmHooks(service);

export const resolve = hooks.resolve;

/** Loads as ts-node does, but a file that cannot be translated is named, with the place and without the compiler's own stack. */
export async function load(url, context, nextLoad) {
  try {
    return await hooks.load(url, context, nextLoad);
  } catch (error) {
    const text = error?.diagnosticText ?? error?.message ?? String(error);
    const fromCompiler = error?.code === 'GenericFailure' || !(error instanceof Error);
    throw fromCompiler ? new SyntaxError(`${url}\n${text.split('\nCaused by:')[0].trim()}`) : error;
  }
}
