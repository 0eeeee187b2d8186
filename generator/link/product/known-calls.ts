import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';

/** What a call named in app.json must offer. */
interface Wanted {
  readonly effect: 'read' | 'write';
  /** Parameters that the runtime gives it. */
  readonly suppliedParameters?: readonly string[];
  readonly envelope?: string;
  /** Fields that the runtime reads from its answer. */
  readonly read?: readonly string[];
}

export const SESSION = {
  signIn: { effect: 'write' },
  signOut: { effect: 'write' },
  me: { effect: 'read', envelope: 'item' },
  prove: { effect: 'write', suppliedParameters: ['current_password', 'code'] },
} as const satisfies Record<string, Wanted>;

export const JOBS = {
  get: { effect: 'read', suppliedParameters: ['id'], envelope: 'item', read: ['id', 'state'] },
  cancel: { effect: 'write', suppliedParameters: ['id'] },
  continue: { effect: 'write', suppliedParameters: ['id'] },
  download: { effect: 'read', suppliedParameters: ['id'], envelope: 'file' },
} as const satisfies Record<string, Wanted>;

/**
 * Reports calls of a group that are named twice. With `isOfOneNoun` also those of another noun than most of the group.
 */
export function checkGroup(
  linker: Resolver,
  calls: readonly (readonly [key: string, id: string | undefined])[],
  place: Place,
  isOfOneNoun: boolean,
): void {
  const named = calls.filter((call): call is readonly [string, string] => call[1] !== undefined);
  const nounOf = (id = '') => linker.endpoints.get(id)?.noun;
  const nouns = named.flatMap(([, id]) => nounOf(id) ?? []);
  const countOf = (noun: string) => nouns.filter((callNoun) => callNoun === noun).length;
  const [most] = [...nouns].sort((leftNoun, rightNoun) => countOf(rightNoun) - countOf(leftNoun));
  for (const [index, [key, id]] of named.entries()) {
    const twin = named.slice(0, index).find(([, earlierId]) => earlierId === id);
    if (twin) linker.report('APP-01', place.child(key), `endpoint "${id}" is "${twin[0]}" already.`);
    else if (isOfOneNoun && nounOf(id) !== undefined && nounOf(id) !== most)
      linker.report('APP-01', place.child(key), `endpoint "${id}" is about another noun than "${most}".`);
  }
}

/**
 * Links a call for the session or for jobs that app.json names; reports one that does not offer what the runtime needs.
 */
export function knownCall(
  linker: Resolver,
  id: string,
  { effect, suppliedParameters = [], envelope, read = [] }: Wanted,
  place: Place,
): LinkedEndpoint['endpoint'] {
  const linked = linker.endpoint(id, place);
  if (!linked) return missingEndpoint;
  const acceptedNames = [...linked.pathParams, ...Object.keys(propertiesOf(linked.body?.schema))];
  const answered = propertiesOf(linked.item);
  const isNamed = Object.keys(answered).length > 0;
  const lacks = [
    ...(linked.endpoint.effect === effect
      ? []
      : [effect === 'read' ? 'does not only read' : 'changes nothing']),
    ...suppliedParameters.filter((name) => !acceptedNames.includes(name)).map((name) => `takes no "${name}"`),
    ...(envelope && linked.endpoint.envelope !== envelope ? [`answers no "${envelope}"`] : []),
    ...read.filter((name) => isNamed && !(name in answered)).map((name) => `answers no "${name}"`),
  ];
  if (lacks.length > 0) linker.report('APP-01', place, `endpoint "${id}" ${lacks.join(', ')}.`);
  return linked.endpoint;
}
