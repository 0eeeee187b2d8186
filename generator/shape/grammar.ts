import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import type { FileKind } from '../load/load-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { explain } from './explain.ts';
import { meantBranch } from './meant-branch.ts';

/** Validates declarations against the grammar and reports each mistake once, in words. */
export class Grammar {
  readonly #ajv: Ajv;
  /** Files that were found right, and as what: a file that has not changed is not looked at again. */
  readonly right = new WeakMap<SourceFile, FileKind>();
  readonly #validators = new WeakMap<JsonSchema, ValidateFunction>();

  constructor(documents: ReadonlyMap<string, JsonSchema>) {
    this.#ajv = new Ajv({ allErrors: true, verbose: true, strict: false, allowUnionTypes: true });
    for (const document of documents.values()) this.#ajv.addSchema(document);
  }

  /** Gives whether nothing is wrong. */
  check(document: string, place: Place, problems: Problems): boolean {
    const validate = this.#ajv.getSchema(document);
    if (!validate) throw new Error(`The grammar has no document "${document}".`);
    const errors = this.#errors(validate, place.file.value);
    for (const error of errors) {
      const { path, ...said } = explain(error, place.file.value);
      problems.add({ ...said, place: place.child(...path) });
    }
    return errors.length === 0;
  }

  /** The errors that a person should see: the noise of unions and conditions is taken out. */
  #errors(validate: ValidateFunction, value: unknown): ErrorObject[] {
    if (validate(value)) return [];
    return this.#tame(validate.errors ?? []);
  }

  #tame(errors: readonly ErrorObject[]): ErrorObject[] {
    // Without a known kind nothing can be said about the rest.
    const aboutKind = errors.filter(isAboutKind);
    if (aboutKind.length > 0) return aboutKind;
    let tamed: ErrorObject[] = [];
    for (const error of errors) {
      if (error.keyword === 'if' || error.keyword === 'not') continue;
      if (error.keyword === 'propertyNames') {
        // The rule of the name itself was reported just before, without saying which name.
        tamed = tamed.filter((earlier) => earlier.propertyName !== error.params.propertyName);
      }
      if (error.keyword !== 'oneOf') {
        tamed.push(error);
        continue;
      }
      tamed = tamed.filter((earlier) => !standsIn(earlier.instancePath, error.instancePath));
      tamed.push(...this.#judgeUnion(error));
    }
    return tamed;
  }

  /** Judges a union by the branch the author most likely meant; when none fits, by the union itself. */
  #judgeUnion(error: ErrorObject): ErrorObject[] {
    const branches = error.schema as readonly JsonSchema[];
    const meant = meantBranch(branches, error.data, (reference) => this.#resolve(reference));
    if (!meant) return [error];
    return this.#errors(this.#validator(meant), error.data).map((inner) => ({
      ...inner,
      instancePath: error.instancePath + inner.instancePath,
    }));
  }

  #resolve(reference: string): JsonSchema {
    return this.#ajv.getSchema(reference)?.schema as JsonSchema;
  }

  /** References in the grammar are absolute, so any part of it can be compiled by itself. */
  #validator(schema: JsonSchema): ValidateFunction {
    let validate = this.#validators.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(schema);
      this.#validators.set(schema, validate);
    }
    return validate;
  }
}

function isAboutKind(error: ErrorObject): boolean {
  return (
    error.instancePath === '/kind' || (error.instancePath === '' && error.params.missingProperty === 'kind')
  );
}

function standsIn(path: string, container: string): boolean {
  return path === container || path.startsWith(`${container}/`);
}
