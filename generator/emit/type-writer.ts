import type { JSONSchema, Options } from 'json-schema-to-typescript';
import type { JsonSchema } from '../schema/json-schema.ts';

const options: Partial<Options> = {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
};

/** A cache of expensive results by their input. */
export interface AnswerCache {
  get(question: string, answer: () => Promise<string> | string): Promise<string>;
}

/** Generates TypeScript types from schemas. The library is slow, so results are cached. */
export class TypeWriter {
  readonly #cache: AnswerCache;

  constructor(cache: AnswerCache) {
    this.#cache = cache;
  }

  /** Generates an exported type called `name`, and with it the types of named parts. */
  write(name: string, schema: JsonSchema, extra: Partial<Options> = {}): Promise<string> {
    return this.#cache.get(`type:${name}:${JSON.stringify(schema)}`, async () => {
      const { compile } = await import('json-schema-to-typescript');
      return onOneLine(
        await readonlyArrays(await compile(schema as JSONSchema, name, { ...options, ...extra })),
      );
    });
  }
}

/** Puts a short comment on one line; the library uses three. */
function onOneLine(types: string): string {
  return types.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */');
}

/** Makes all arrays `readonly`, since answers are never mutated. The library has no option for it. */
async function readonlyArrays(types: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const file = ts.createSourceFile('types.ts', types, ts.ScriptTarget.Latest, true);
  const inserted: (readonly [at: number, text: string])[] = [];
  const visit = (node: import('typescript').Node): void => {
    const [open, close] = ts.isArrayTypeNode(node.parent) ? ['(', ')'] : ['', ''];
    if (ts.isArrayTypeNode(node)) inserted.push([node.getStart(), `${open}readonly `]);
    node.forEachChild(visit);
    if (ts.isArrayTypeNode(node)) inserted.push([node.end, close]);
  };
  file.forEachChild(visit);
  return inserted
    .reverse()
    .reduce(
      (text, [offset, insertedText]) => text.slice(0, offset) + insertedText + text.slice(offset),
      types,
    );
}
