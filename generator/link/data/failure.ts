import type { Envelope, Failure } from '../../../core/model.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { PathChecker } from '../context/linker.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';

/**
 * Links the condition that turns a successful answer into a failure; `item` is the schema of a row, the item or the
 * data.
 */
export function linkFailure(
  linker: PathChecker,
  { value, place }: Declared<EndpointDeclaration>,
  item: JsonSchema | undefined,
): Failure | undefined {
  if (!value.failure) return undefined;
  const { when, message = 'message' } = value.failure;
  const failurePlace = place.child('failure');
  const answer = bodySchema(value.answer.envelope, item);
  if (value.failure.message)
    checkPath(linker, answer, { path: message, place: failurePlace.child('message') });
  return { when: linkCondition(linker, when, { route: [], answer }, failurePlace.child('when')), message };
}

/** The whole body of an answer, see docs/guide/calls.md; an API may return other fields beside `message`. */
function bodySchema(envelope: Envelope, item: JsonSchema | undefined): JsonSchema {
  const text: JsonSchema = { type: 'string' };
  if (envelope !== 'alert' && envelope !== 'item') return { type: 'object', properties: { message: text } };
  const data: JsonSchema = item ?? { type: 'object' };
  return { type: 'object', properties: { status: { type: 'integer' }, message: text, data } };
}
