/** Exports the code generator of ajv. It is CommonJS, so its default export is unwrapped here. */
import standalone from 'ajv/dist/standalone/index.js';

export { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name, stringify } from 'ajv';
export { getProperty } from 'ajv/dist/compile/codegen/code.js';

type Standalone = typeof standalone extends { default: infer T } ? T : typeof standalone;
const unwrapped = standalone as unknown as { default?: Standalone };
export const standaloneCode: Standalone = unwrapped.default ?? (standalone as unknown as Standalone);
