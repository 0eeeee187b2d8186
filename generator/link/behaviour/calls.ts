import type { Call as DeclaredCall } from '../../../core/generated/language/declarations.ts';
import type { Call, Envelope, Roles, Values } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { saidPlace } from '../../diagnostics/written.ts';
import { isObject, propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter, Resolver } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import { namedByParameter, rowOf } from '../data/identity.ts';
import type { Scope } from '../expressions/scope.ts';
import { checkGiven } from './given-values.ts';
import { givenBy, isOfTable, noteRoute, placeOf } from './named.ts';
import { checkUnwanted, holderOf, type Invocation, invocationAt, linkParameters } from './parameters.ts';

export interface LinkedCall {
  readonly call: Call;
  readonly endpoint: LinkedEndpoint;
}

export interface CallOptions {
  /** The roles that can make the call. */
  readonly seen: Roles;
  /** Parameters that the caller supplies itself: fields of a form, page and search of a list. */
  readonly supplied?: readonly string[];
  readonly effect?: 'read';
  readonly envelopes?: readonly Envelope[];
}

/** Links a call of an endpoint, with all its values. */
export function linkCall(
  linker: Resolver,
  invocation: Invocation,
  scope: Scope,
  options: CallOptions,
): LinkedCall | undefined {
  const { id, place } = invocation;
  const endpoint = linker.endpoint(id, place);
  if (!endpoint) return undefined;
  const { pathParams, query } = endpoint;
  const noun = `endpoint "${id}"`;
  const values = linkParameters(linker, invocation, { needed: pathParams, noun }, scope);
  const body = endpoint.body?.schema;
  const acceptedNames = [
    ...pathParams,
    ...Object.keys(propertiesOf(query)),
    ...Object.keys(propertiesOf(body)),
  ];
  checkUnwanted(linker, invocation, { wanted: acceptedNames, noun });
  const problemCount = linker.problems.size;
  checkValues(linker, endpoint, { invocation, values, scope });
  if (linker.problems.size === problemCount) checkNamed(linker, endpoint, { invocation, values, scope });
  for (const name of requiredOf(body)) {
    // A required name that is no property is reported at the body.
    if (options.supplied?.includes(name) || name in values || !(name in propertiesOf(body))) continue;
    linker.report(
      'CAL-03',
      holderOf(place),
      `${noun} needs "${name}" in its body, and nothing here gives it.`,
      {
        remedy: `Add it to "with".`,
      },
    );
  }
  checkRoles(linker, endpoint, options.seen, place);
  checkUse(linker, endpoint, options, place);
  return {
    endpoint,
    call: { endpoint: endpoint.endpoint, ...(Object.keys(values).length > 0 ? { with: values } : {}) },
  };
}

/** Reports values that the schema of the call rejects. */
function checkValues(
  linker: Reporter,
  { endpoint: { encoding }, params, query, body }: LinkedEndpoint,
  {
    invocation,
    values,
    scope,
  }: { readonly invocation: Invocation; readonly values: Values; readonly scope: Scope },
): void {
  const inAddress = { ...propertiesOf(query), ...propertiesOf(params) };
  for (const [name, value] of Object.entries(values)) {
    const schema = inAddress[name] ?? propertiesOf(body?.schema)[name];
    if (!schema) continue;
    const isText = name in inAddress || encoding !== 'json';
    checkGiven(linker, value, { schema, isText, noun: `"${name}"` }, scope, placeOf(invocation, name));
  }
}

/**
 * Reports a value that is the key of another table than the parameter expects. Route parameters are compared at the
 * end, in checkParameters.
 */
function checkNamed(
  linker: Resolver,
  endpoint: LinkedEndpoint,
  {
    invocation,
    values,
    scope,
  }: { readonly invocation: Invocation; readonly values: Values; readonly scope: Scope },
): void {
  for (const [name, value] of Object.entries(values)) {
    const expectedKey = isObject(value) ? namedByParameter(linker, endpoint, name) : undefined;
    if (!expectedKey || !isObject(value)) continue;
    const place = placeOf(invocation, name);
    noteRoute(linker, { value, named: expectedKey, place }, scope);
    const givenKey = givenBy(linker, value, scope);
    if (givenKey === '' && isOfTable(linker, value, scope, expectedKey)) {
      const text = `endpoint "${endpoint.id}" takes the key of the row, and is given another value of it.`;
      linker.report('CAL-09', place, text, { remedy: `Its key is "${expectedKey.split('.')[1]}".` });
    }
    // A plain number may be a key of a table that another column names.
    if (!givenKey || givenKey === expectedKey) continue;
    const text = `endpoint "${endpoint.id}" is about ${rowOf(expectedKey)}, and is given ${rowOf(givenKey)}.`;
    linker.report('CAL-09', place, text);
  }
}

function checkRoles(linker: Resolver, endpoint: LinkedEndpoint, seen: Roles, place: Place): void {
  const refused = refusedRoles(seen, endpoint.endpoint.roles);
  if (refused.length === 0) return;
  const text = `${roleWords(linker.declarations, refused)} would see this, but endpoint "${endpoint.id}" refuses (roles "${endpoint.declared.value.roles}").`;
  linker.report('ROL-01', saidPlace(place, 'roles'), text, {
    remedy: 'Narrow "roles" here or widen them at the endpoint.',
  });
}

function checkUse(
  linker: Reporter,
  { id, endpoint }: LinkedEndpoint,
  { effect, envelopes }: CallOptions,
  place: Place,
): void {
  if (effect === 'read' && endpoint.effect !== 'read') {
    linker.report('CAL-05', place, `endpoint "${id}" changes state, so it cannot be a source.`);
  }
  if (envelopes && !envelopes.includes(endpoint.envelope)) {
    const text = `endpoint "${id}" answers "${endpoint.envelope}", expected ${envelopes.join(' or ')}.`;
    linker.report('CAL-04', place, text);
  }
}

const envelopes: Record<'many' | 'one', readonly Envelope[]> = {
  many: ['page', 'page-meta', 'list'],
  one: ['item'],
};

/** Links a call that a screen reads from: it must not change state, and must answer rows or one record. */
export function linkSource(
  linker: Resolver,
  declared: DeclaredCall,
  scope: Scope,
  { place, seen, rows }: { place: Place; seen: Roles; rows: 'many' | 'one' },
): LinkedCall | undefined {
  const options: CallOptions = { seen, effect: 'read', envelopes: envelopes[rows] };
  const invocation: Invocation =
    typeof declared === 'string'
      ? { id: declared, place, values: undefined, valuesPlace: place }
      : invocationAt(place, 'call', declared.call, declared.with);
  return linkCall(linker, invocation, scope, options);
}
