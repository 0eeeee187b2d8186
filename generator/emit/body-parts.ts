import type { Place } from '../diagnostics/place.ts';
import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import type { Body } from '../schema/body.ts';
import { type JsonSchema, propertiesOf, requiredOf } from '../schema/json-schema.ts';
import { domainCompiled } from './emission.ts';

/** The content of the file of a body. */
export type BodyContent = Pick<Body, 'schema' | 'rules' | 'messages'>;

/** Properties with the same rules in several bodies; emitted once and combined with the rest of each body. */
export interface BodyPart extends BodyContent {
  readonly path: string;
  readonly place: Place;
  /** The group of bodies that may use it: those of a noun, all exports, or all calls for a selection. */
  readonly group: string;
  /** Property -> its schema, rules and messages as one text, for comparison. */
  readonly contentOf: ReadonlyMap<string, string>;
}

/** Minimum characters of rules for a file of its own. */
const minimumLength = 150;

/** The shared parts of the endpoints' bodies. */
export function bodyParts({ endpoints }: LinkedCore): BodyPart[] {
  const groups = new Map<string, LinkedEndpoint[]>();
  for (const endpoint of endpoints) {
    if (!endpoint.body || !canBeParted(endpoint.body)) continue;
    const group = groupOf(endpoint);
    groups.set(group, [...(groups.get(group) ?? []), endpoint]);
  }
  return [...groups].flatMap(([group, members]) => partsOf(group, members));
}

/** The parts that a body of the endpoint, or of a form that calls it, may use. */
export function partsFor(endpoint: LinkedEndpoint, parts: readonly BodyPart[]): BodyPart[] {
  return parts.filter(({ group }) => group === groupOf(endpoint));
}

function groupOf({ exports, selection, noun }: LinkedEndpoint): string {
  if (exports) return 'export';
  return selection ? 'selection' : noun;
}

/** Splits a body into the shared parts that it uses and the rest. */
export function divide(body: Body, parts: readonly BodyPart[]): { used: BodyPart[]; remainder: BodyContent } {
  if (parts.length === 0 || !canBeParted(body)) return { used: [], remainder: body };
  const contents = contentByProperty(body);
  const used = parts.filter((part) =>
    [...part.contentOf].every(([name, text]) => contents.get(name) === text),
  );
  const sharedNames = new Set(used.flatMap((part) => [...part.contentOf.keys()]));
  return { used, remainder: without(body, sharedNames) };
}

/** A closed object is not divided, since `additionalProperties` depends on all properties; nor is recursive data. */
function canBeParted({ rules }: Body): boolean {
  return rules.type === 'object' && rules.additionalProperties === undefined && !('definitions' in rules);
}

function partsOf(group: string, members: readonly LinkedEndpoint[]): BodyPart[] {
  const users = new Map<string, { name: string; ids: string[]; first: LinkedEndpoint }>();
  for (const member of members) {
    if (!member.body) continue;
    for (const [name, text] of contentByProperty(member.body)) {
      const propertyUse = users.get(text) ?? { name, ids: [], first: member };
      propertyUse.ids.push(member.id);
      users.set(text, propertyUse);
    }
  }
  const sets = new Map<string, { names: Map<string, string>; first: LinkedEndpoint }>();
  for (const [text, { name, ids, first }] of users) {
    if (ids.length < 2) continue;
    const set = sets.get(ids.join()) ?? { names: new Map<string, string>(), first };
    set.names.set(name, text);
    sets.set(ids.join(), set);
  }
  const shared = [...sets.values()].filter(
    ({ names }) => [...names.values()].join('').length > minimumLength,
  );
  return shared.flatMap(({ names, first }, index) => {
    if (!first.body) return [];
    const path = `${domainCompiled}/bodies/shared/${group}${index > 0 ? `-${index + 1}` : ''}.ts`;
    return [
      { path, place: first.place, group, contentOf: names, ...pick(first.body, (name) => names.has(name)) },
    ];
  });
}

/** Property -> its schema, rule, messages and requiredness as one text, for comparison. */
function contentByProperty({ schema, rules, messages }: Body): Map<string, string> {
  const filled = filledOf(rules);
  return new Map(
    Object.entries(propertiesOf(rules)).map(([name, rule]) => {
      const demanded = [filled.find(([filledName]) => filledName === name), requiredOf(rules).includes(name)];
      const texts = Object.entries(messages).filter(([pointer]) => propertyIn(pointer) === name);
      return [name, JSON.stringify([name, propertiesOf(schema)[name], rule, demanded, texts])];
    }),
  );
}

/** The named properties with their rules and messages, without rules of the whole object. */
function pick({ schema, rules, messages }: Body, has: (name: string) => boolean): BodyContent {
  const filled = filledOf(rules).filter(([name]) => has(name));
  const required = requiredOf(rules).filter(has);
  const pickProperties = (objectSchema: JsonSchema) =>
    Object.fromEntries(Object.entries(propertiesOf(objectSchema)).filter(([name]) => has(name)));
  return {
    schema: { properties: pickProperties(schema) },
    rules: {
      type: 'object',
      properties: pickProperties(rules),
      ...(required.length > 0 ? { required } : {}),
      ...(filled.length > 0 ? { filled } : {}),
    },
    messages: Object.fromEntries(Object.entries(messages).filter(([pointer]) => has(propertyIn(pointer)))),
  };
}

/** The rest of a body: the other properties, and the rules of the whole object. */
function without(body: Body, sharedNames: ReadonlySet<string>): BodyContent {
  const { schema, rules, messages } = pick(body, (name) => !sharedNames.has(name));
  const { required: _required, filled: _filled, properties: _properties, ...whole } = body.rules;
  return { schema, rules: { ...whole, ...rules }, messages };
}

/** First segment of a JSON pointer; '' for the root. */
function propertyIn(pointer: string): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}

function filledOf(rules: JsonSchema): readonly (readonly [string, boolean])[] {
  return (rules.filled ?? []) as readonly (readonly [string, boolean])[];
}
