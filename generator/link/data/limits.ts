import type { Place } from '../../diagnostics/place.ts';
import { nodeAt } from '../../diagnostics/written.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter, Symbols } from '../context/linker.ts';

/** A limit of a value, or of what a handler or check asks for, that one of two calls has and the other has not, or otherwise. */
export interface Difference {
  /** `weight.minimum`, `items.*.qty`, or the name of a limit: what "differs" calls it. */
  readonly name: string;
  /** As text; absent where the call has no such limit. */
  readonly created: string | undefined;
  readonly updated: string | undefined;
}

/** An update, the call that creates what it changes, and how the limits of both differ. */
export interface Pair {
  readonly create: LinkedEndpoint;
  readonly update: LinkedEndpoint;
  readonly differences: readonly Difference[];
  /** How many limits both have. */
  readonly shared: number;
}

type Endpoints = Symbols['endpoints'];

/** `x.update` stands beside `x.create`, `x.update-y` beside `x.create-y` or `x.add-y`. */
export function pairsOf(endpoints: Endpoints): Pair[] {
  return [...endpoints.values()].flatMap((update) => {
    const create = creationOf(update, endpoints);
    return create ? [pairOf(create, update)] : [];
  });
}

function creationOf({ id }: LinkedEndpoint, endpoints: Endpoints): LinkedEndpoint | undefined {
  const [, noun, part] = /^([^.]+)\.update(-.+)?$/.exec(id) ?? [];
  if (noun === undefined) return undefined;
  const named = (verb: string) => endpoints.get(`${noun}.${verb}${part ?? ''}`);
  return named('create') ?? (part === undefined ? undefined : named('add'));
}

function pairOf(create: LinkedEndpoint, update: LinkedEndpoint): Pair {
  const [created, updated] = [limitsOf(create), limitsOf(update)];
  const names = new Set([...created.rules.keys(), ...updated.rules.keys()]);
  const shared = [...names].filter((name) => created.rules.get(name) === updated.rules.get(name)).length;
  const compared = [...names].filter(
    (name) => isTaken(name, created, updated) && created.rules.get(name) !== updated.rules.get(name),
  );
  const added = [...updated.taken].filter(
    (path) => !created.taken.has(path) && isTaken(path, created, updated) && !namesTheRow(update, path),
  );
  const differences = [
    ...compared.map((name) => ({ name, created: created.rules.get(name), updated: updated.rules.get(name) })),
    ...added.map((name) => ({ name, created: undefined, updated: 'taken' })),
  ];
  return { create, update, differences, shared };
}

/** Whether both calls take what the path lies in: a limit of a value that only one of them takes is no difference of its own. */
function isTaken(name: string, created: Limits, updated: Limits): boolean {
  const keys = name.split('.').slice(0, -1);
  const around = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return around.every((path) => created.taken.has(path) === updated.taken.has(path));
}

/** What says which row an update means, also in entries, and what it knows of it, limits nothing. */
function namesTheRow({ declared: { value }, body, resource }: LinkedEndpoint, path: string): boolean {
  const key = resource?.key && 'path' in resource.key ? [resource.key.path] : [];
  const removals = (body?.files ?? []).flatMap(({ remove }) => remove ?? []);
  return (
    /(^|\.)id$/.test(path) || ['version', ...key, ...removals, ...(value.whenFields ?? [])].includes(path)
  );
}

interface Limits {
  /** `weight.minimum` -> what it says, as text. */
  readonly rules: ReadonlyMap<string, string>;
  /** The properties of the body, those of entries as `items.*.qty`. */
  readonly taken: ReadonlySet<string>;
}

function limitsOf({ body, resource, declared: { value } }: LinkedEndpoint): Limits {
  const rules = new Map<string, string>();
  const taken = new Set<string>();
  if (body) readRules(body.source, '', { rules, taken });
  rules.delete('type');
  for (const name of value.limits ?? []) rules.set(name, 'asked');
  if (resource?.check) rules.set('check', 'asked');
  return { rules, taken };
}

/** Words of a data schema that limit no value: what they say is about texts, the wire, or read by the walk itself. */
const SILENT = [
  ...['title', 'description', 'examples', 'default', 'messages', 'choices', 'wire', 'html', 'extension'],
  ...['definitions', 'recursive', 'properties', 'required', 'requiredWhen', 'needed', 'items', 'file'],
  ...['additionalProperties', '$id'],
];

function readRules(
  schema: JsonSchema,
  path: string,
  found: { readonly rules: Map<string, string>; readonly taken: Set<string> },
): void {
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  const note = (word: string, said: unknown) => found.rules.set(inside(word), textOf(said));
  for (const [word, said] of Object.entries(schema)) if (!SILENT.includes(word)) note(word, said);
  // What a form does with a stored file is no limit of the file that is sent.
  if (isObject(schema.file)) {
    const { remove: _remove, unchanged: _unchanged, needed: _needed, ...limits } = schema.file;
    note('file', limits);
  }
  const conditions = isObject(schema.requiredWhen) ? schema.requiredWhen : {};
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    found.taken.add(inside(name));
    const required = requiredOf(schema).includes(name) || conditions[name];
    if (required) found.rules.set(`${inside(name)}.required`, textOf(required));
    readRules(property, inside(name), found);
  }
  for (const entry of [schema.items, schema.additionalProperties])
    if (isObject(entry)) {
      found.taken.add(inside('*'));
      readRules(entry, inside('*'), found);
    } else if (entry === false) note('additionalProperties', false);
}

const textOf = (said: unknown) => (said === true ? 'yes' : JSON.stringify(said));

/** Reports each limit that create and update do not share without saying why, each reason that none needs, and limits that nobody asks. */
export function checkLimits(linker: Reporter & Pick<Symbols, 'endpoints'>): void {
  const pairs = new Map(pairsOf(linker.endpoints).map((pair) => [pair.update.id, pair]));
  for (const { id, declared, resource, job } of linker.endpoints.values()) {
    const { value, place } = declared;
    if (value.limits && (resource || job))
      linker.report(
        'CHK-02',
        place.child('limits').key,
        `no handler answers "${id}", so none asks for limits.`,
        {
          remedy: 'Say "check": true in its resource, or take them out.',
        },
      );
    const reasons = value.differs ?? {};
    const { create, differences } = pairs.get(id) ?? { differences: [] };
    if (!create && value.differs)
      linker.report(
        'CHK-03',
        place.child('differs').key,
        `"${id}" is beside no call that creates, so it differs from none.`,
        { remedy: 'Take it out.' },
      );
    if (!create) continue;
    const unexplained = differences.filter(({ name }) => !(name in reasons));
    reportDifferences(linker, unexplained, { create: create.id, update: id, place });
    // Where the calls came apart, a reason that lost its ground is an echo.
    for (const name of unexplained.length > 0 ? [] : Object.keys(reasons))
      if (!differences.some((difference) => difference.name === name))
        linker.report(
          'CHK-03',
          place.child('differs', name).key,
          `"${create.id}" and "${id}" do not differ in "${name}".`,
          {
            remedy: 'Take the reason out.',
          },
        );
  }
}

/** One problem for one pair: what came apart in several places mostly did so at once. */
function reportDifferences(
  linker: Reporter,
  differences: readonly Difference[],
  { create, update, place }: { readonly create: string; readonly update: string; readonly place: Place },
): void {
  const [first, ...others] = differences;
  if (!first) return;
  const names = differences.map(({ name }) => `"${name}": "…"`).join(', ');
  const more = others.length > 0 ? `, and so ${others.map(({ name }) => name).join(', ')}` : '';
  linker.report('CHK-03', writtenIn(place, first), `${sentenceOf(first, create, update)}${more}.`, {
    remedy: `Let both say the same, or say why not: "differs": { ${names} }.`,
  });
}

/** Where the update says what differs; the call itself where it says nothing of it. */
function writtenIn(place: Place, { name }: Difference): Place {
  let found = place.child('body');
  for (const key of name.split('.')) {
    const inner = key === '*' ? found.child('items') : found.child('properties', key);
    const next = [inner, found.child(key)].find((candidate) => nodeAt(candidate) !== undefined);
    if (!next) break;
    found = next;
  }
  return found.path.length > place.path.length + 1 ? found.key : place.key;
}

function sentenceOf({ name, created, updated }: Difference, create: string, update: string): string {
  if (updated === 'taken') return `"${update}" takes "${name}", and "${create}" does not`;
  if (created === 'asked') return `"${create}" asks for the limit "${name}", and "${update}" does not`;
  if (updated === 'asked') return `"${update}" asks for the limit "${name}", and "${create}" does not`;
  const said = (limit: string | undefined) => limit ?? 'nothing';
  return `"${name}" is ${said(created)} in "${create}", and ${said(updated)} in "${update}"`;
}
