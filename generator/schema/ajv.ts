/** Exports the code generator of ajv. It is CommonJS, so its default export is unwrapped here. */
import standalone from 'ajv/dist/standalone/index.js';

export { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, nil, stringify } from 'ajv';
export { getProperty, Name } from 'ajv/dist/compile/codegen/code.js';
export { resolveRef, SchemaEnv } from 'ajv/dist/compile/index.js';
export { callValidateCode } from 'ajv/dist/vocabularies/code.js';
export { getValidate } from 'ajv/dist/vocabularies/core/ref.js';

type Standalone = typeof standalone extends { default: infer T } ? T : typeof standalone;
// The types know one of the two shapes alone.
const unwrapped = standalone as unknown as Standalone & { default?: Standalone };
export const standaloneCode: Standalone = unwrapped.default ?? unwrapped;
