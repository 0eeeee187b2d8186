import type { Condition, Endpoint, WireForm } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { Place } from '../../diagnostics/place.ts';
import { isByDefault, nodeAt } from '../../diagnostics/written.ts';
import { compileBody } from '../../schema/body.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker, PathChecker, Reporter, Resolver, Symbols } from '../context/linker.ts';
import { camelCase } from '../context/names.ts';
import { parametersOf, shapeOf } from '../context/routes.ts';
import { movedEndpoint, settledEndpoint } from '../context/settled.ts';
import { judgeCondition } from '../expressions/conditions.ts';
import { checkValue } from '../expressions/paths.ts';
import { actionsItem } from './actions-answer.ts';
import { answerItem } from './answers.ts';
import { linkAttributes } from './choices.ts';
import { checkDrops } from './drops.ts';
import { linkExport } from './export.ts';
import { linkFailure } from './failure.ts';
import { withFallback } from './fallback.ts';
import { isMark, ownParameters, paramsSchema, querySchema } from './inputs.ts';
import { JOB_ITEM, linkJob } from './job.ts';
import { checkLimits } from './limits.ts';
import { linkOurs } from './ours.ts';
import { linkPathWords } from './path-words.ts';
import { reportItem } from './report.ts';
import { linkResource } from './resource.ts';
import { effectOf } from './resource-checks.ts';
import { limitOf, linkSelection, withSelection } from './selection.ts';
import { linkVariants } from './variants.ts';
import { checkVersions } from './version.ts';

/** Links every endpoint; entities must be linked before. */
export function linkEndpoints(linker: Linker): void {
  for (const declared of linker.declarations.endpoints.values()) {
    const link = (recorder: Linker) => withExport(recorder, linkEndpoint(recorder, declared));
    for (const linked of linker.step('endpoint', declared, link, { moved, settled }))
      linker.endpoints.set(linked.id, linked);
  }
  for (const declared of linker.declarations.endpoints.values()) {
    const { value, place } = declared;
    checkDrops(linker, declared);
    checkInvalidated(linker, value.invalidates ?? [], place.child('invalidates'));
    checkExtends(linker, value.extends, place.child('extends'));
  }
  linkPathWords(linker.endpoints);
  for (const [id, endpoint] of linker.endpoints) linker.endpoints.set(id, withFallback(linker, endpoint));
  for (const endpoint of linker.endpoints.values()) {
    checkOwnNames(linker, endpoint);
    const selection = linkSelection(linker, endpoint);
    if (selection) linker.endpoints.set(endpoint.id, { ...endpoint, selection });
  }
  checkCircles(linker);
  checkNouns(linker);
  checkPublic(linker);
  checkGrave(linker);
  checkVersions(linker);
  linker.notes.called.clear();
  checkPaths(linker);
  dropInvalid(linker);
  // How calls compare that are wrong in themselves is an echo.
  if (!linker.problems.hasErrors) checkLimits(linker);
}

/** Removes calls that extend an unknown call, so that follow-up errors are not reported. */
function dropInvalid(linker: Linker): void {
  const { endpoints } = linker.declarations;
  for (const { id, value } of endpoints.values())
    if ([value.extends ?? []].flat().some((base) => !endpoints.has(base))) linker.endpoints.delete(id);
}

/** Reports invalidated calls that are listed twice or do not read. */
function checkInvalidated(linker: Linker, ids: readonly string[], place: Place): void {
  for (const [index, id] of ids.entries()) {
    const invalidatedPlace = place.child(index);
    const invalidatedCall = linker.endpoints.get(id) ?? linker.endpoint(id, invalidatedPlace);
    if (invalidatedCall?.endpoint.effect === 'write')
      linker.report('CAL-05', invalidatedPlace, `endpoint "${id}" reads nothing that could be out of date.`);
    if (ids.indexOf(id) < index)
      linker.report('CAL-05', invalidatedPlace, `endpoint "${id}" stands here twice.`);
  }
}

/** Checks the names of extended calls; their content is already merged. */
function checkExtends(linker: Resolver, bases: EndpointDeclaration['extends'], place: Place): void {
  if (typeof bases === 'string') linker.endpoint(bases, place);
  else for (const [index, id] of (bases ?? []).entries()) linker.endpoint(id, place.child(index));
}

/** Reports a call that extends itself. */
function checkCircles(linker: Linker): void {
  const basesOf = (id: string) => [linker.declarations.endpoints.get(id)?.value.extends ?? []].flat();
  for (const { id, place } of linker.declarations.endpoints.values()) {
    const seen = new Set<string>();
    for (const pendingBases = [...basesOf(id)]; pendingBases.length > 0; ) {
      const base = pendingBases.pop() ?? id;
      if (base === id) {
        linker.report('CAL-07', place.child('extends'), `call "${id}" extends itself.`);
        break;
      }
      if (!seen.has(base)) pendingBases.push(...basesOf(base));
      seen.add(base);
    }
  }
}

/** Verbs that work with records of their noun. */
const OF_RECORDS = ['list', 'get', 'create', 'update'];

/** Reports a call that extends one of another noun, and a call about records that answers another entity. */
function checkNouns(linker: Linker): void {
  for (const { id, noun, place, declared } of linker.endpoints.values()) {
    const { extends: bases, answer, resource } = declared.value;
    const named = [bases ?? []].flat();
    for (const [index, base] of named.entries())
      if (base.split('.')[0] !== noun && linker.endpoints.has(base))
        linker.report(
          'CAL-11',
          typeof bases === 'string' ? place.child('extends') : place.child('extends', index),
          `"${base}" is about another noun than "${id}".`,
        );
    const item = typeof answer.item === 'string' ? answer.item : answer.item?.entity;
    if (typeof item !== 'string' || item === noun || resource) continue;
    if (!linker.entities.has(noun) || !OF_RECORDS.includes(id.slice(noun.length + 1))) continue;
    linker.report('CAL-11', place.child('answer', 'item'), `"${id}" answers "${item}", not "${noun}".`);
  }
}

/** Reports public calls that write, except for signing in and out; others need an entry in "exceptions". */
function checkPublic(linker: Linker): void {
  const { signIn, signOut } = linker.declarations.app.value.session;
  for (const { id, endpoint, place } of linker.endpoints.values()) {
    if (endpoint.roles !== 'public' || endpoint.effect !== 'write') continue;
    // An unknown one is reported where app.json names it.
    if (!linker.endpoints.has(signIn) || id === signIn || id === signOut) continue;
    linker.report('ROL-05', place.child('roles'), `anybody may make the call "${id}", which writes.`, {
      remedy: 'Name the roles that may, or say under "exceptions" why everybody may.',
    });
  }
}

/** Reports grave calls that nobody could prove anything for, or that change nothing. */
function checkGrave(linker: Linker): void {
  const { prove } = linker.declarations.app.value.session;
  for (const { id, endpoint, declared, place } of linker.endpoints.values()) {
    if (!declared.value.grave) continue;
    const report = (text: string, remedy?: string) =>
      linker.report('CAL-14', place.child('grave'), text, remedy ? { remedy } : {});
    if (endpoint.effect === 'read') report(`the call "${id}" only reads.`);
    else if (endpoint.roles === 'public') report(`anybody may make the call "${id}".`);
    else if (prove === undefined)
      report('there is no call by which to prove it.', 'Name one in app.json, as "prove" of "session".');
  }
}

/** A call, and the one that it adds. */
type Calls = readonly LinkedEndpoint[];

function moved([call, ...added]: Calls, declared: Declared<unknown>): Calls {
  const there = call && movedEndpoint(call, declared);
  return there ? [there, ...added.map((each) => ({ ...each, place: there.place, exports: there }))] : [];
}

function settled(later: Calls, earlier: Calls): Calls | undefined {
  const calls = later.flatMap((call, index) => {
    const other = earlier[index];
    return (other && settledEndpoint(call, other)) ?? [];
  });
  return calls.length === later.length && later.length === earlier.length ? calls : undefined;
}

function withExport(linker: Reporter, list: LinkedEndpoint): Calls {
  if (!list.declared.value.export) return [list];
  const { envelope } = list.endpoint;
  // A faulty answer is reported where it is declared.
  if (!list.item && list.declared.value.answer.item) return [list];
  const isReport = list.declared.value.resource?.do === 'report';
  if (
    list.endpoint.method === 'GET' &&
    ['page', 'page-meta', 'list'].includes(envelope) &&
    list.item &&
    !isReport
  )
    return [list, linkExport(linker, list)];
  linker.report(
    'LST-05',
    list.place.child('export'),
    `endpoint "${list.id}" gives no rows that could be exported.`,
  );
  return [list];
}

function linkEndpoint(linker: Linker, declared: Declared<EndpointDeclaration>): LinkedEndpoint {
  const { id, value, place } = declared;
  const declaredBody = value.body ? compileBody(value.body, place.child('body'), linker.problems) : undefined;
  const body = value.selection ? withSelection(linker, declared, declaredBody) : declaredBody;
  for (const group of ['query', 'params'] as const) {
    const owner = { properties: value[group] ?? {} };
    for (const [name, schema] of Object.entries(owner.properties))
      checkDataSchema(schema, place.child(group, name), linker.problems, owner);
  }
  for (const group of ['body', 'query'] as const)
    if (value[group]) linkAttributes(linker, value[group], place.child(group));
  checkNames(linker, declared);
  checkFiles(linker, declared);
  checkAsked(linker, declaredBody?.schema, place.child('body'));
  const pathParams = parametersOf(value.path);
  const job = linkJob(linker, declared);
  const derivedAnswer = value.job
    ? { item: JOB_ITEM }
    : (actionsItem(linker, value) ?? reportItem(linker, value));
  const answer = derivedAnswer ?? answerItem(linker, declared);
  const resource = linkResource(linker, declared, declaredBody?.schema);
  const failure = linkFailure(linker, declared, answer.item);
  return {
    id,
    noun: id.split('.')[0] ?? id,
    name: camelCase(id),
    place,
    declared,
    endpoint: {
      ...browserEndpoint(linker, declared),
      ...onTheWire(body?.schema),
      ...linkOurs({ properties: value.query ?? {} }, body?.source),
      ...(effectOf(value) === 'read' && !value.extension ? linkVariants(answer.item) : {}),
      ...(failure ? { failure } : {}),
    },
    pathParams,
    params: paramsSchema(pathParams, value),
    query: querySchema(linker, declared),
    ...(body ? { body } : {}),
    ...answer,
    ...(resource ? { resource } : {}),
    ...(job ? { job } : {}),
  };
}

/** Reports a "requiredWhen" of a property that is required anyway, or whose condition holds always or never. */
function checkAsked(linker: Reporter, body: JsonSchema | undefined, place: Place): void {
  const rules = isObject(body?.requiredWhen) ? Object.entries(body.requiredWhen) : [];
  for (const [name, condition] of rules) {
    const rulePlace = place.child('requiredWhen', name);
    if (requiredOf(body).includes(name))
      linker.report('SCH-05', rulePlace.key, `"${name}" is required anyway.`, { remedy: 'Take one out.' });
    else if (body) judgeCondition(linker, condition as Condition, { route: [], form: body }, rulePlace);
  }
}

/** Reports names that occur in several of path, query and body, and a body of a GET. */
function checkNames(linker: Reporter, { value, place }: Declared<EndpointDeclaration>): void {
  const names = parametersOf(value.path);
  const repeatedName = names.find((name, index) => names.indexOf(name) < index);
  if (repeatedName !== undefined)
    linker.report('SHP-05', place.child('path'), `the path names {${repeatedName}} twice.`);
  const { paging } = value;
  if (paging?.size !== undefined && paging.page === paging.size)
    linker.report('SCH-05', place.child('paging', 'size'), `"${paging.size}" is the page already.`);
  const reservedNames = [...names, ...ownParameters(value)];
  for (const name of Object.keys(value.query ?? {}))
    if (reservedNames.includes(name) && !isMark(value, name))
      linker.report('SCH-05', place.child('query', name).key, `the call has "${name}" already.`);
  if (value.method === 'GET' && value.body)
    linker.report('SCH-05', place.child('body').key, 'a GET has no body.', {
      remedy: 'Begin the path with another method, or declare it under "query".',
    });
}

/** Reports files in a body that is not multipart. */
function checkFiles(linker: Reporter, { value, place }: Declared<EndpointDeclaration>): void {
  const encoding = value.encoding ?? defaultEncoding(value);
  if (encoding === 'multipart' || encoding === undefined) return;
  for (const [name, schema] of Object.entries(propertiesOf(value.body as JsonSchema | undefined)))
    if ('file' in schema)
      linker.report(
        'CAL-08',
        nodeAt(place.child('encoding'))
          ? place.child('encoding')
          : place.child('body', 'properties', name, 'file'),
        `a body sent as "${encoding}" holds no file ("${name}").`,
        { remedy: 'Say "encoding": "multipart", with a POST.' },
      );
}

function browserEndpoint(linker: Resolver, { id, value, place }: Declared<EndpointDeclaration>): Endpoint {
  const encoding = value.encoding ?? defaultEncoding(value);
  return {
    id,
    method: value.method,
    path: value.path,
    roles: linker.roles(value.roles, rolesPlace(place)),
    effect: effectOf(value),
    ...(encoding ? { encoding } : {}),
    envelope: value.answer.envelope,
    ...(value.paging ? { paging: value.paging } : {}),
    ...(value.search ? { search: value.search } : {}),
    ...(value.searchIn ? { searchIn: value.searchIn } : {}),
    ...(value.searchBegin ? { searchBegin: value.searchBegin } : {}),
    ...(value.sort ? { sort: value.sort } : {}),
    ...(value.selection ? { selection: { most: limitOf(value.selection) } } : {}),
    ...(value.invalidates ? { invalidates: value.invalidates } : {}),
    ...(value.extension ? { extension: true } : {}),
    ...(value.job ? { job: true } : {}),
    ...(value.export ? { export: true } : {}),
  };
}

/** Where the roles of a call stand: in the call, or above all calls of its file. */
function rolesPlace(place: Place): Place {
  const ofFile = new Place(place.file, ['roles']);
  return isByDefault(place.child('roles')) && nodeAt(ofFile) ? ofFile : place.child('roles');
}

function onTheWire(body: JsonSchema | undefined): Pick<Endpoint, 'wire'> {
  const named = wiresOf(body);
  return named.length > 0 ? { wire: Object.fromEntries(named) } : {};
}

const wires = ['MM/DD/YYYY', 'Y/N', 'columns', 'json'] as const;

/** Name -> form of transmission of the body's values; those of parallel lists have names like `items.qty`. */
function wiresOf(schema: JsonSchema | undefined): [string, WireForm][] {
  return Object.entries(propertiesOf(schema)).flatMap(
    ([name, { wire: declared, items }]): [string, WireForm][] => {
      if (isObject(declared)) return [[name, { repeatFor: String(declared.repeatFor) }]];
      const wire = wires.find((candidate) => candidate === declared);
      if (!wire) return [];
      const columnWires = wire === 'columns' && isObject(items) ? wiresOf(items) : [];
      return [
        [name, wire],
        ...columnWires.map(([column, columnWire]): [string, WireForm] => [`${name}.${column}`, columnWire]),
      ];
    },
  );
}

function defaultEncoding({ method, body, selection }: EndpointDeclaration): Endpoint['encoding'] {
  if (selection) return 'form';
  if (method === 'POST') return 'multipart';
  return method === 'PUT' || body ? 'form' : undefined;
}

/** Endpoints may share method and path only if the fields of the body select the operation; one is the default. */
function checkPaths(linker: Reporter & Pick<Symbols, 'endpoints'>): void {
  const groups = new Map<string, LinkedEndpoint[]>();
  for (const endpoint of linker.endpoints.values()) {
    const { method, path } = endpoint.endpoint;
    const key = `${method} ${shapeOf(path)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const rival = group.find((earlierCall) => !areOperations(earlierCall, endpoint));
    group.push(endpoint);
    if (!rival) continue;
    const text = `${method} ${path} is answered by "${rival.id}" already.   (declared in ${rival.place.file.path})`;
    linker.report('RTE-02', endpoint.place.child('path'), text, {
      remedy:
        'Use the same parameter names and say with "whenFields" when this one is meant, or change the path.',
    });
  }
}

function areOperations(a: LinkedEndpoint, b: LinkedEndpoint): boolean {
  const isChosen = a.declared.value.whenFields ?? b.declared.value.whenFields;
  return a.endpoint.path === b.endpoint.path && isChosen !== undefined;
}

/** Checks the names of its own path, body and answer that an endpoint uses. */
function checkOwnNames(linker: PathChecker, endpoint: LinkedEndpoint): void {
  const { declared, pathParams, body, item, id } = endpoint;
  const { value, place } = declared;
  for (const name of Object.keys(value.params ?? {})) {
    if (pathParams.includes(name)) continue;
    const text = `the path has no parameter "${name}".${didYouMean(name, pathParams)}`;
    linker.report('CAL-02', place.child('params', name).key, text);
  }
  const properties = Object.keys(propertiesOf(body?.schema));
  for (const [index, name] of (value.whenFields ?? []).entries()) {
    if (properties.includes(name)) continue;
    const text = `the body of endpoint "${id}" has no property "${name}".${didYouMean(name, properties)}`;
    linker.report('REF-08', place.child('whenFields', index), text);
  }
  for (const [index, path] of (value.sort?.fields ?? []).entries()) {
    checkValue(linker, item, { path, place: place.child('sort', 'fields', index) });
  }
}
