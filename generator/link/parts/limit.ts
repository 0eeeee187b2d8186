import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { type JsonSchema, typesOf } from '../../schema/json-schema.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Scope } from '../expressions/scope.ts';

interface LimitContext {
  /** What holds the greatest value: the loaded record, or a row. */
  readonly record: JsonSchema | undefined;
  /** What its condition reads. */
  readonly scope: Scope;
  /** The value that is limited. */
  readonly schema: JsonSchema | undefined;
}

/** Links the greatest value that the body's rules do not know. */
export function linkLimit(
  linker: Linker,
  { value: { limit }, place }: Placed<Pick<FieldDeclaration, 'limit'>>,
  { record, scope, schema }: LimitContext,
): Pick<FormField, 'limit'> {
  if (!limit) return {};
  const limitPlace = place.child('limit');
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length > 0 && !types.some((type) => type === 'integer' || type === 'number'))
    linker.report('OPT-05', limitPlace.key, 'the value is no number, so none is the greatest.');
  const { field: path, when, text } = limit;
  if (record) checkPath(linker, record, { path, place: limitPlace.child('field'), noun: 'record' });
  return {
    limit: {
      path,
      ...(when ? { when: linkCondition(linker, when, scope, limitPlace.child('when')) } : {}),
      text: linker.text(text, limitPlace.child('text')),
    },
  };
}
