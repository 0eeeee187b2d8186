import type { Place } from '../diagnostics/place.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { ValidatorCode } from '../schema/validator-code.ts';
import { type Emission, folders } from './emission.ts';
import type { Module } from './module.ts';

/** Why validator files are not type-checked; their exports have types. */
export const writtenByAjv = 'The validators are written by ajv, which knows no types.';

/** A valid draft-07 schema that ajv cannot compile, e.g. a `minimum` for texts. */
export class RefusedSchema extends Error {
  readonly place: Place;

  constructor(place: Place, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.place = place;
  }
}

/**
 * Adds compiled validators to a module as ajv writes them, and returns the names of their functions by the names in
 * `schemas`. Throws RefusedSchema with `place` when ajv refuses one.
 */
export async function addValidators(
  emission: Emission<LinkedCore>,
  module: Module,
  schemas: Readonly<Record<string, JsonSchema>>,
  { place, useDefaults = false }: { place: Place; useDefaults?: boolean },
): Promise<Readonly<Record<string, string | undefined>>> {
  const question = `validators:${useDefaults}:${JSON.stringify(schemas)}`;
  const answer = await emission.cache.get(question, async () => {
    const { validatorCode } = await import('../schema/validator-code.ts');
    try {
      return JSON.stringify(validatorCode(schemas, useDefaults));
    } catch (error) {
      throw new RefusedSchema(place, error);
    }
  });
  const { code, imports, usesToday, validators } = JSON.parse(answer) as ValidatorCode;
  for (const name of imports) module.runtimeValue(name, 'core/validation/ajv-runtime.ts');
  if (usesToday) module.value('today', `${folders.domain}/today.ts`);
  module.unchecked = writtenByAjv;
  module.add(code);
  return validators;
}

/** Emits `today()`, the product's business day, for rules that depend on the date. */
export function emitToday(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.domain}/today.ts`, 'schemas/app.json');
  const businessDay = module.runtimeValue('businessDay', 'core/dates.ts');
  const { zone } = emission.product.declarations.app.value.locale;
  module.add(
    '/** Calendar date of now where the business is. */',
    `export const today = (): string => ${businessDay}('${zone}');`,
  );
  emission.write(module);
}
