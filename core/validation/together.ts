import type { CompiledBody, Validator, ValidatorError } from '../model.ts';

/**
 * Combines several validators that each know some properties of a body. Errors are in the order of one validator over the whole
 * body: errors of the whole, then the properties in schema order, then missing ones.
 */
export function together(schema: CompiledBody['schema'], parts: readonly Validator[]): Validator {
  const names = Object.keys((schema.properties ?? {}) as object);
  const required = (schema.required ?? []) as readonly string[];
  const rank = ({ instancePath, keyword, params }: ValidatorError): number => {
    const name = instancePath.split('/')[1];
    if (name !== undefined) return names.indexOf(name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const demanded = keyword === 'filled' ? required.indexOf(params.missingProperty as string) : -1;
    return demanded < 0 ? -1 : names.length + demanded;
  };
  const validate: Validator = (data) => {
    const errors = parts.flatMap((part) => (part(data) ? [] : (part.errors ?? [])));
    validate.errors = errors.length > 0 ? errors.sort((a, b) => rank(a) - rank(b)) : null;
    return errors.length === 0;
  };
  return validate;
}
