import { daysBetween } from '../../core/dates.ts';
import { formats, hasType } from '../../core/validation/ajv-runtime.ts';
import {
  _,
  Ajv,
  type Code,
  type CodeKeywordDefinition,
  getProperty,
  type KeywordCxt,
  type Name,
  standaloneCode,
  stringify,
} from './ajv.ts';
import { comparisonKeywords } from './comparisons.ts';
import type { JsonSchema } from './json-schema.ts';

/** ajv's code of some validators, and what it takes from elsewhere. */
export interface ValidatorCode {
  /** Names of the shared runtime that the code uses. */
  readonly imports: readonly string[];
  /** The code uses `today()`, the product's business day. */
  readonly usesToday: boolean;
  /** Name in `schemas` -> name of its exported function. */
  readonly validators: Readonly<Record<string, string | undefined>>;
  readonly code: string;
}

/** ajv asks for its own runtime, in a form that no module of the page has; the shared runtime has the same two functions. */
const AJVS_OWN = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
} as const;
const SHARED = ['daysBetween', 'equal', 'formats', 'hasType', 'ucs2length'] as const;

const filled: CodeKeywordDefinition = {
  keyword: 'filled',
  type: 'object',
  schemaType: 'array',
  error: { message: '', params: ({ params }) => _`{missingProperty: ${params.missingProperty}}` },
  code(cxt: KeywordCxt) {
    for (const [name, refusesEmpty] of cxt.schema as [string, boolean][]) {
      const value = _`${cxt.data}${getProperty(name)}`;
      const missing = refusesEmpty
        ? _`${value} === undefined || ${value} === null || ${value} === ""`
        : _`${value} === undefined || ${value} === null`;
      cxt.gen.if(missing, () => {
        cxt.setParams({ missingProperty: _`${name}` }, true);
        cxt.error();
      });
    }
  },
};

const notBlank: CodeKeywordDefinition = {
  keyword: 'notBlank',
  type: 'string',
  schemaType: 'boolean',
  error: { message: '', params: _`{}` },
  code: (cxt) => cxt.fail(_`!/\\S/.test(${cxt.data})`),
};

const types: CodeKeywordDefinition = {
  keyword: 'types',
  type: 'object',
  schemaType: 'array',
  error: { message: '', params: ({ schema }) => _`{types: ${stringify(schema)}}` },
  code(cxt) {
    const accepts = cxt.gen.scopeValue('func', { ref: hasType, code: _`hasType` });
    cxt.fail(_`!${accepts}(${cxt.data}.mime, ${stringify(cxt.schema)})`);
  },
};

const maxBytes: CodeKeywordDefinition = {
  keyword: 'maxBytes',
  type: 'object',
  schemaType: 'number',
  error: { message: '', params: ({ schema }) => _`{limit: ${schema}}` },
  code: (cxt) => cxt.fail(_`!(${cxt.data}.bytes <= ${cxt.schema})`),
};

const minBytes: CodeKeywordDefinition = {
  keyword: 'minBytes',
  type: 'object',
  schemaType: 'number',
  error: { message: '', params: ({ schema }) => _`{limit: ${schema}}` },
  code: (cxt) => cxt.fail(_`${cxt.data}.bytes < ${cxt.schema}`),
};

/** A date compared with a constant. */
function dateLimit(keyword: string, isWrong: (data: Name, limit: string) => Code): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'string',
    error: { message: '', params: ({ schema }) => _`{limit: ${schema}}` },
    code: (cxt) => cxt.fail(_`${cxt.data} !== "" && ${isWrong(cxt.data, cxt.schema as string)}`),
  };
}

/** At most this many days after another date; no limit while that date is empty or missing. */
const withinKeyword: CodeKeywordDefinition = {
  keyword: 'within',
  type: 'string',
  schemaType: 'object',
  error: { message: '', params: ({ schema }) => _`{days: ${(schema as { days: number }).days}}` },
  code(cxt) {
    const { gen, data, schema, it: schemaContext } = cxt;
    const { days, of: siblingName } = schema as { days: number; of: string };
    const between = gen.scopeValue('func', { ref: daysBetween, code: _`daysBetween` });
    cxt.fail(_`${between}(${schemaContext.parentData}${getProperty(siblingName)}, ${data}) > ${days}`);
  },
};

function newAjv(useDefaults: boolean): Ajv {
  const ajv = new Ajv({
    strict: true,
    // Done by `grammar` instead: compiling the meta-schema for each instance would take half of the time.
    validateSchema: false,
    strictRequired: false,
    strictTypes: true,
    allowUnionTypes: true,
    allErrors: true,
    messages: false,
    validateFormats: true,
    $data: true,
    useDefaults,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
  });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addVocabulary([filled, notBlank, minBytes, types, maxBytes, withinKeyword, ...comparisonKeywords]);
  ajv.addKeyword(dateLimit('formatMinimum', (data, limit) => _`${data} < ${limit}`));
  ajv.addKeyword(dateLimit('formatMaximum', (data, limit) => _`${data} > ${limit}`));
  return ajv;
}

/** An instance that only validates schemas against the meta-schema, which is compiled once. */
const grammar = newAjv(false);

/**
 * Generates the code of several validators, by name, with shared functions. Throws when ajv refuses a schema.
 * @param useDefaults the code writes declared defaults into the validated object (for queries, never for bodies)
 */
export function validatorCode(
  schemas: Readonly<Record<string, JsonSchema>>,
  useDefaults = false,
): ValidatorCode {
  const ajv = newAjv(useDefaults);
  for (const [name, schema] of Object.entries(schemas)) {
    if (grammar.validateSchema(schema) !== true)
      throw new Error(`schema is invalid: ${grammar.errorsText()}`);
    ajv.addSchema(schema, name);
  }
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [`${name}Rules`, name]));
  let code = standaloneCode(ajv, names);
  for (const [request, name] of Object.entries(AJVS_OWN)) code = code.replaceAll(request, name);
  if (code.includes('= require('))
    throw new Error('The validator needs what the shared runtime does not have.');
  return {
    imports: SHARED.filter((name) => code.includes(`= ${name}`)),
    usesToday: code.includes('= today;'),
    validators: Object.fromEntries(Object.entries(names).map(([exportName, name]) => [name, exportName])),
    code,
  };
}
