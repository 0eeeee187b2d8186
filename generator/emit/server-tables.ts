import type { LinkedEndpoint } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { propertiesOf } from '../schema/json-schema.ts';
import { type Emission, folders } from './emission.ts';
import { type Module, relativeSpecifier } from './module.ts';
import { Name, printString, printValue } from './print.ts';
import { stepHandlerType } from './server-lifecycles.ts';
import { addInterface, recordType } from './server-records.ts';

/** Emits how entities are stored. */
export function emitEntities(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.server}/entities.ts`, 'schemas/**/*.entity.json');
  const type = module.runtimeType('DeclaredEntity', 'core/declared.ts');
  const stored = emission.product.entities.flatMap(({ stored }) =>
    stored ? [[stored.entity, stored] as const] : [],
  );
  module.add(
    `export const entities = ${printValue(Object.fromEntries(stored))} as const satisfies Readonly<Record<string, ${type}>>;`,
  );
  emission.write(module);
}

/** Emits the names of roles and role sets. */
export function emitAccess(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.server}/access.ts`, 'schemas/app.json');
  const { value } = emission.product.declarations.app;
  const access = Object.fromEntries(
    Object.entries(value.access).map(([name, roles]) => [name, [...roles].sort((a, b) => a - b)]),
  );
  module.add(
    `/** Role number -> name. */\nexport const roles: Readonly<Record<number, string>> = ${printValue(value.roles)};\n`,
    `/** Role set -> role numbers. */\nexport const access: Readonly<Record<string, readonly number[]>> = ${printValue(access)};\n`,
    `/** The product's name. */\nexport const productName = ${printString(value.name)};\n`,
    `/** The call by which a session is proved anew. */\nexport const proveCall: string | undefined = ${printValue(value.session.prove)};\n`,
    `/** IANA zone of the business day. */\nexport const zone = ${printString(value.locale.zone)};`,
  );
  emission.write(module);
}

/** Emits the translations of the texts; a language is loaded when a file is written in it. */
export function emitTexts(emission: Emission): void {
  const path = `${folders.server}/texts.ts`;
  const module = emission.module(path, 'schemas/locales');
  const type = module.runtimeType('Texts', 'server/say.ts');
  const load = (code: string) => {
    const file = printString(relativeSpecifier(path, `schemas/locales/${code}.json`));
    return new Name(`() => import(${file}, { with: { type: 'json' } })`);
  };
  const texts = Object.fromEntries(emission.product.locales.map((code) => [code, load(code)]));
  module.add(`export const texts: ${type} = ${printValue(texts)};`);
  emission.write(module);
}

/** Emits the interface of the handlers: one for each operation that the generic resource does not perform. */
export function emitHandlers(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.server}/handlers.ts`, 'schemas/**/*.endpoints.json');
  const open = emission.product.endpoints.filter(
    ({ resource, job, exports }) => !resource && !job && !exports,
  );
  const members = open.map(
    (linked) => `  readonly ${printString(linked.id)}: ${handlerType(module, linked)};`,
  );
  const comment = 'Operations without a resource: each needs a handler of this type.';
  addInterface(module, 'EndpointHandlers', comment, members);
  emission.write(module);
}

/** Emits the interface of the checks: one for each generic write with a custom check. */
export function emitChecks(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.server}/checks.ts`, 'schemas/**/*.endpoints.json');
  const members = emission.product.endpoints.flatMap((linked) => {
    if (!linked.resource?.check) return [];
    const check = module.runtimeType('Check', 'server/resources/check.ts');
    const row = linked.resource.do === 'create' ? 'null' : recordType(module, linked.resource.entity);
    return [`  readonly ${printString(linked.id)}: ${check}<${inputType(module, linked)}, ${row}>;`];
  });
  addInterface(
    module,
    'EndpointChecks',
    'Generic writes with a check: each needs one of this type.',
    members,
  );
  emission.write(module);
}

/** Emits the interface of the jobs: one for each kind of background work that a call starts. */
export function emitJobs(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.server}/jobs.ts`, 'schemas/**/*.endpoints.json');
  const inputs = new Map<string, string[]>();
  for (const linked of emission.product.endpoints) {
    if (!linked.job) continue;
    const kindInputs = inputs.get(linked.job.kind) ?? [];
    inputs.set(linked.job.kind, [...kindInputs, inputType(module, linked)]);
  }
  const task = inputs.size > 0 ? module.runtimeType('JobTask', 'server/jobs/task.ts') : '';
  const members = [...inputs].map(
    ([kind, types]) => `  readonly ${printString(kind)}: ${task}<${[...new Set(types)].join(' | ')}>;`,
  );
  const comment =
    'Long work that calls start: each needs a task of this type. Files travel as `{file, name, mime, bytes}`.';
  addInterface(module, 'DeclaredJobs', comment, members.sort());
  emission.write(module);
}

function handlerType(module: Module, linked: LinkedEndpoint): string {
  const item = linked.item ? module.type(`${pascalCase(linked.id)}Item`, typesPath(linked)) : 'unknown';
  const input = inputType(module, linked);
  const result = resultType(module, linked, item);
  const limits = (linked.declared.value.limits ?? []).map(printString).join(' | ');
  if (linked.step) return stepHandlerType(module, linked.step, input, result, limits);
  const handler = module.runtimeType('Handler', 'server/calls/handler.ts');
  return `${handler}<\n    ${[input, result, ...(limits ? [limits] : [])].join(',\n    ')}\n  >`;
}

const typesPath = ({ noun }: LinkedEndpoint) => `${folders.domain}/types/${noun}.ts`;

/** The type of the decoded, validated values of a call. */
function inputType(module: Module, linked: LinkedEndpoint): string {
  const name = pascalCase(linked.id);
  const part = (suffix: string, isThere: boolean) => {
    if (!isThere) return 'Record<never, never>';
    return module.type(name + suffix, typesPath(linked));
  };
  const body = part('Body', linked.body !== undefined);
  const params = part('Params', linked.pathParams.length > 0);
  const query = part('Query', Object.keys(propertiesOf(linked.query)).length > 0);
  return `{ body: ${body}; params: ${params}; query: ${query} }`;
}

function resultType(module: Module, { endpoint }: LinkedEndpoint, item: string): string {
  switch (endpoint.envelope) {
    case 'page':
    case 'page-meta':
      return `{ rows: ${item}[]; total: number }`;
    case 'item':
      return item;
    case 'list':
      return `${item}[]`;
    case 'alert':
      return `{ message: string; params?: Readonly<Record<string, unknown>>; data?: ${item} }`;
    case 'file':
      return `{ name: string; mime: string; stream: ${module.packageType('Readable', 'node:stream')} }`;
    case 'none':
      return 'void';
  }
}
