import { businessDay } from '../../core/dates.ts';
import { formats } from '../../core/validation/ajv-runtime.ts';
import { _, type CodeKeywordDefinition, getProperty, type KeywordCxt, type Name } from './ajv.ts';
import { type Comparison, comparisons } from './comparison-words.ts';

const wrong = {
  '<': (data: Name, siblingValue: Name) => _`!(${data} < ${siblingValue})`,
  '<=': (data: Name, siblingValue: Name) => _`!(${data} <= ${siblingValue})`,
  '>': (data: Name, siblingValue: Name) => _`!(${data} > ${siblingValue})`,
  '>=': (data: Name, siblingValue: Name) => _`!(${data} >= ${siblingValue})`,
} as const;

/** The value of another property of the same object. */
function sibling({ gen, schema, it: schemaContext }: KeywordCxt, name = schema as string): Name {
  return gen.const('other', _`${schemaContext.parentData}${getProperty(name)}`);
}

/** Equal to another property; a missing value is left to `required`. */
const sameAs: CodeKeywordDefinition = {
  keyword: 'sameAs',
  type: ['string', 'number'],
  schemaType: 'string',
  error: { message: '', params: _`{}` },
  code(cxt) {
    const siblingValue = sibling(cxt);
    cxt.fail(_`${siblingValue} !== undefined && ${cxt.data} !== ${siblingValue}`);
  },
};

/** Different from another property; not checked while either is empty. */
const differsFrom: CodeKeywordDefinition = {
  keyword: 'differsFrom',
  type: ['string', 'number'],
  schemaType: 'string',
  error: { message: '', params: _`{}` },
  code(cxt) {
    const siblingValue = sibling(cxt);
    cxt.fail(_`${cxt.data} !== "" && ${cxt.data} === ${siblingValue}`);
  },
};

/**
 * Compares two times, or a time with several others. Dates ('YYYY-MM-DD') are compared as strings, instants in
 * milliseconds. An empty other time is skipped, and so is one that its format refuses: the fault is said there.
 */
function timeOrder(keyword: string, sign: Comparison['sign']): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: ['string', 'array'],
    error: { message: '', params: ({ params }) => _`{limit: ${params.limit}}` },
    code(cxt) {
      const { gen, data, schema, parentSchema } = cxt;
      const today = () => _`${gen.scopeValue('func', { ref: businessDay, code: _`today` })}()`;
      const { format } = parentSchema as { format: keyof typeof formats };
      const isInstant = format === 'date-time';
      const isRead = (value: Name) =>
        _`${gen.scopeValue('formats', { ref: formats[format], key: format, code: _`formats${getProperty(format)}` })}(${value})`;
      const isWrong = (named: string) => {
        const isToday = named === 'today';
        const siblingValue = isToday ? gen.const('other', today()) : sibling(cxt, named);
        const order = isInstant
          ? wrong[sign](_`Date.parse(${data})`, _`Date.parse(${siblingValue})`)
          : wrong[sign](_`${data}`, siblingValue);
        const isOrdered = isToday ? order : _`${isRead(siblingValue)} && ${order}`;
        return _`(typeof ${siblingValue} == "string" && ${siblingValue} !== "" && ${isOrdered})`;
      };
      for (const siblingName of [schema as string | string[]].flat()) {
        cxt.setParams({ limit: _`${siblingName}` });
        cxt.fail(_`${data} !== "" && ${isRead(data)} && ${isWrong(siblingName)}`);
      }
    },
  };
}

/** Compares two numbers; skipped while the other is missing. The message may contain the other number. */
function numberOrder(keyword: string, sign: Comparison['sign']): CodeKeywordDefinition {
  return {
    keyword,
    type: 'number',
    schemaType: 'string',
    error: { message: '', params: ({ params }) => _`{limit: ${params.limit}}` },
    code(cxt) {
      const siblingValue = sibling(cxt);
      cxt.setParams({ limit: siblingValue });
      cxt.fail(_`typeof ${siblingValue} == "number" && ${wrong[sign](_`${cxt.data}`, siblingValue)}`);
    },
  };
}

/** The keywords that compare a value with other properties of the same object, for ajv. */
export const comparisonKeywords: readonly CodeKeywordDefinition[] = [
  sameAs,
  differsFrom,
  ...Object.entries(comparisons).map(([keyword, { valueType, sign }]) =>
    valueType === 'time' ? timeOrder(keyword, sign) : numberOrder(keyword, sign),
  ),
];
