import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Place } from '../load/place.ts';
import type { Problems } from '../problems.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { explain } from './explain.ts';
import { meantBranch } from './meant-branch.ts';

/** Validates declarations against the grammar and reports each mistake once, in words. */
export class Grammar {
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(documents: ReadonlyMap<string, JsonSchema>) {
    this.#ajv = new Ajv({ allErrors: true, verbose: true, strict: false, allowUnionTypes: true });
    for (const document of documents.values()) this.#ajv.addSchema(document);
  }

  check(document: string, place: Place, problems: Problems): void {
    for (const error of this.errors(document, place.file.value)) {
      const { path, ...said } = explain(error, place.file.value);
      problems.add({ ...said, place: place.child(...path) });
    }
  }

  /** The errors that a person should see: the noise of unions and conditions is taken out. */
  errors(reference: string, value: unknown): ErrorObject[] {
    const validate = this.#validator(reference);
    if (validate(value)) return [];
    const errors = withDocument(validate.errors ?? [], reference);
    return this.#tame(errors);
  }

  #tame(errors: readonly ErrorObject[]): ErrorObject[] {
    const kindIsWrong = errors.some(
      (error) =>
        error.instancePath === '/kind' ||
        (error.instancePath === '' && error.params.missingProperty === 'kind'),
    );
    let tamed: ErrorObject[] = [];
    for (const error of errors) {
      if (error.keyword === 'if' || error.keyword === 'not') continue;
      if (kindIsWrong && error.schemaPath.includes('/definitions/')) continue;
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
    const index = meantBranch(branches, error.data, (reference) => this.#resolve(reference));
    if (index === undefined) return [error];
    return this.errors(`${error.schemaPath}/${index}`, error.data).map((inner) => ({
      ...inner,
      instancePath: error.instancePath + inner.instancePath,
    }));
  }

  #resolve(reference: string): JsonSchema {
    return this.#validator(reference).schema as JsonSchema;
  }

  #validator(reference: string): ValidateFunction {
    let validate = this.#validators.get(reference);
    if (!validate) {
      validate =
        this.#ajv.getSchema(reference.includes('#') ? reference : `${reference}#`) ??
        this.#ajv.compile({ $ref: reference });
      this.#validators.set(reference, validate);
    }
    return validate;
  }
}

/** Schema paths start with the document's name, except those of the document that was asked. */
function withDocument(errors: readonly ErrorObject[], reference: string): ErrorObject[] {
  const base = reference.includes('#') ? reference : `${reference}#`;
  return errors.map((error) => ({
    ...error,
    schemaPath: error.schemaPath.startsWith('#') ? base + error.schemaPath.slice(1) : error.schemaPath,
  }));
}

function standsIn(path: string, container: string): boolean {
  return path === container || path.startsWith(`${container}/`);
}
