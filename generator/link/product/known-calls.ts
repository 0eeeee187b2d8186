import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';

/** What the runtime does with a call that app.json names. */
interface Wanted {
  readonly effect: 'read' | 'write';
  /** Parameters that it is given. */
  readonly given?: readonly string[];
  readonly envelope?: string;
  /** Fields that are read from its answer. */
  readonly read?: readonly string[];
}

export const SESSION = {
  signIn: { effect: 'write' },
  signOut: { effect: 'write' },
  me: { effect: 'read', envelope: 'item' },
} as const satisfies Record<string, Wanted>;

export const JOBS = {
  get: { effect: 'read', given: ['id'], envelope: 'item', read: ['id', 'state'] },
  cancel: { effect: 'write', given: ['id'] },
  continue: { effect: 'write', given: ['id'] },
  download: { effect: 'read', given: ['id'], envelope: 'file' },
} as const satisfies Record<string, Wanted>;

/**
 * The calls of one group do different things, and those about records are about the same: reports the later ones that are
 * named twice, or are of another noun than most.
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
  const countOf = (noun: string) => nouns.filter((one) => one === noun).length;
  const [most] = [...nouns].sort((one, other) => countOf(other) - countOf(one));
  for (const [index, [key, id]] of named.entries()) {
    const twin = named.slice(0, index).find(([, other]) => other === id);
    if (twin) linker.report('APP-01', place.child(key), `endpoint "${id}" is "${twin[0]}" already.`);
    else if (isOfOneNoun && nounOf(id) !== undefined && nounOf(id) !== most)
      linker.report('APP-01', place.child(key), `endpoint "${id}" is about another noun than "${most}".`);
  }
}

/** A call of the session, or about jobs, that app.json names. Reports one that cannot do what it is there for. */
export function knownCall(
  linker: Resolver,
  id: string,
  { effect, given = [], envelope, read = [] }: Wanted,
  place: Place,
): LinkedEndpoint['endpoint'] {
  const linked = linker.endpoint(id, place);
  if (!linked) return missingEndpoint;
  const taken = [...linked.pathParams, ...Object.keys(propertiesOf(linked.body?.schema))];
  const answered = propertiesOf(linked.item);
  const isNamed = Object.keys(answered).length > 0;
  const lacks = [
    ...(linked.endpoint.effect === effect
      ? []
      : [effect === 'read' ? 'does not only read' : 'changes nothing']),
    ...given.filter((name) => !taken.includes(name)).map((name) => `takes no "${name}"`),
    ...(envelope && linked.endpoint.envelope !== envelope ? [`answers no "${envelope}"`] : []),
    ...read.filter((name) => isNamed && !(name in answered)).map((name) => `answers no "${name}"`),
  ];
  if (lacks.length > 0) linker.report('APP-01', place, `endpoint "${id}" ${lacks.join(', ')}.`);
  return linked.endpoint;
}
