import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import type { FileKind } from '../load/load-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { explain } from './explain.ts';
import { matchingBranch } from './matching-branch.ts';

/** Validates declarations against the grammar and reports each mistake once. */
export class Grammar {
  readonly #ajv: Ajv;
  /** Incremental cache: valid files with their kind. An unchanged file is not validated again. */
  readonly validFiles = new WeakMap<SourceFile, FileKind>();
  readonly #validators = new WeakMap<JsonSchema, ValidateFunction>();

  constructor(documents: ReadonlyMap<string, JsonSchema>) {
    this.#ajv = new Ajv({ allErrors: true, verbose: true, strict: false, allowUnionTypes: true });
    for (const document of documents.values()) this.#ajv.addSchema(document);
  }

  check(document: string, place: Place, problems: Problems): void {
    const validate = this.#ajv.getSchema(document);
    if (!validate) throw new Error(`The grammar has no document "${document}".`);
    const errors = this.#errors(validate, place.file.value);
    for (const error of errors) {
      const { path, part, ...problem } = explain(error, place.file.value);
      const faultPlace = place.child(...path);
      problems.add({ ...problem, place: part ? faultPlace.key : faultPlace });
    }
  }

  /** The errors to show, without those that only follow from unions and conditions. */
  #errors(validate: ValidateFunction, value: unknown): ErrorObject[] {
    if (validate(value)) return [];
    return this.#relevant(validate.errors ?? []);
  }

  #relevant(errors: readonly ErrorObject[]): ErrorObject[] {
    // Without a known kind nothing else can be checked.
    const aboutKind = errors.filter(isAboutKind);
    if (aboutKind.length > 0) return aboutKind;
    let relevant: ErrorObject[] = [];
    for (const error of errors) {
      if (error.keyword === 'if' || error.keyword === 'not') continue;
      if (error.keyword === 'propertyNames') {
        // The errors before it are about the same name, but do not contain it.
        relevant = relevant.filter((earlier) => earlier.propertyName !== error.params.propertyName);
      }
      if (error.keyword !== 'oneOf') {
        relevant.push(error);
        continue;
      }
      relevant = relevant.filter((earlier) => !standsIn(earlier.instancePath, error.instancePath));
      relevant.push(...this.#judgeUnion(error));
    }
    return relevant;
  }

  /** Errors of the union's best matching branch; without one, those of the union itself. */
  #judgeUnion(error: ErrorObject): ErrorObject[] {
    const branches = error.schema as readonly JsonSchema[];
    const [only, ...others] = branches.filter((branchSchema) => branchSchema.type !== 'null');
    const alone = others.length === 0 ? only : undefined;
    const branch = alone ?? matchingBranch(branches, error.data, (reference) => this.#resolve(reference));
    if (!branch) return [error];
    return this.#errors(this.#validator(branch), error.data).map((inner) => ({
      ...inner,
      instancePath: error.instancePath + inner.instancePath,
    }));
  }

  #resolve(reference: string): JsonSchema {
    return this.#ajv.getSchema(reference)?.schema as JsonSchema;
  }

  /** A validator of a part of the grammar; the references inside are absolute, so it can be compiled alone. */
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
