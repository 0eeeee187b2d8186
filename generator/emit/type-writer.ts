import type { Options } from 'json-schema-to-typescript';
import type { JsonSchema } from '../schema/json-schema.ts';

const options: Partial<Options> = {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
};

/** Where costly answers are kept, by their question. */
export interface AnswerCache {
  get(question: string, answer: () => Promise<string> | string): Promise<string>;
}

/** Writes TypeScript types of schemas. The library is slow to load and to run, so its answers are kept. */
export class TypeWriter {
  readonly #cache: AnswerCache;

  constructor(cache: AnswerCache) {
    this.#cache = cache;
  }

  /** An exported type called `name`; parts with a name of their own come with it. */
  write(name: string, schema: JsonSchema, extra: Partial<Options> = {}): Promise<string> {
    return this.#cache.get(`type:${name}:${JSON.stringify(schema)}`, async () => {
      const { compile } = await import('json-schema-to-typescript');
      return onOneLine(await compile(schema as never, name, { ...options, ...extra }));
    });
  }
}

/** A comment of one line stands on one line; the library takes three. */
function onOneLine(types: string): string {
  return types.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */');
}
