import { Ajv } from 'ajv';
import { isObject, type JsonSchema } from '../../schema/json-schema.ts';

const ajv = new Ajv({ strict: false });

/** What an editor completes and shows at a place of a declaration, found by VS Code's JSON language service. */
export class Editor {
  readonly #documents: ReadonlyMap<string, JsonSchema>;

  constructor(documents: ReadonlyMap<string, JsonSchema>) {
    this.#documents = documents;
  }

  /** The values offered at a path of a declaration. */
  values(document: string, declaration: unknown, path: string): unknown[] {
    const schemas = this.#at(document, declaration, path);
    return schemas.flatMap(({ enum: all = [], const: one, examples = [] }) =>
      [all, one === undefined ? [] : [one], examples].flat(),
    );
  }

  /** The keys offered in an object of a declaration. */
  keys(document: string, declaration: unknown, path: string): string[] {
    const schemas = this.#at(document, declaration, path);
    return schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
  }

  /** The hover text of the key or value at a path. */
  hover(document: string, declaration: unknown, path: string): string[] {
    const schemas = this.#at(document, declaration, path);
    return schemas.flatMap(({ description }) => (typeof description === 'string' ? [description] : []));
  }

  #at(document: string, declaration: unknown, path: string): JsonSchema[] {
    const steps = path === '' ? [] : path.split('/');
    return this.#walk({ $ref: `${document}.schema.json` }, '', { value: declaration, steps });
  }

  #walk(node: unknown, document: string, at: { value: unknown; steps: readonly string[] }): JsonSchema[] {
    if (!isObject(node)) return [];
    if (typeof node.$ref === 'string') {
      const [file, pointer = ''] = node.$ref.split('#');
      const found = this.#resolve(file || document, pointer);
      const { $ref: _, ...own } = node;
      // Keywords beside a reference override those of its target.
      return this.#walk({ ...(isObject(found) ? found : {}), ...own }, file || document, at);
    }
    const [step, ...steps] = at.steps;
    const inner =
      step === undefined
        ? [node]
        : this.#step(node, step).flatMap((schema) =>
            this.#walk(schema, document, { value: childOf(at.value, step), steps }),
          );
    const ways = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    const branch = isObject(node.if) ? [ajv.validate(node.if, at.value) ? node.then : node.else] : [];
    return [...inner, ...[...ways, ...branch].flatMap((way) => this.#walk(way, document, at))];
  }

  #step(node: JsonSchema, step: string): unknown[] {
    if (isObject(node.properties) && step in node.properties) return [node.properties[step]];
    if (/^\d+$/.test(step) && node.items) return [node.items];
    return [node.additionalProperties];
  }

  #resolve(document: string, pointer: string): unknown {
    const steps = pointer.split('/').filter((step) => step !== '');
    return steps.reduce<unknown>(childOf, this.#documents.get(document));
  }
}

function childOf(value: unknown, step: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[step];
}
