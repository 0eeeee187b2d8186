import type { LinkedEndpoint, LinkedLifecycle } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import { lifecyclePath } from './lifecycles.ts';
import type { Module } from './module.ts';
import { Name, printString, printValue } from './print.ts';
import { addInterface, recordType } from './server-records.ts';

const path = `${folders.server}/lifecycles.ts`;
const parts = 'server/resources/lifecycle-parts.ts';

/** Emits all lifecycles, the types of their records, and a typed interface for the rules and effects that they name. */
export function emitServerLifecycles(emission: Emission<LinkedCore>): void {
  const { lifecycles, declarations } = emission.product;
  const module = emission.module(path, 'schemas/**/*.lifecycle.json');
  const lifecyclesById = Object.fromEntries(
    lifecycles.map(({ id, name }) => [id, new Name(module.value(name, lifecyclePath(id)))]),
  );
  module.add(
    `/** The lifecycles by their id. */\nexport const lifecycles = ${printValue(lifecyclesById)};\n`,
  );
  const actors = ['scheduler', ...(declarations.app.value.actors ?? [])];
  module.add(
    `/** Who acts without being a person. */\nexport type ActorName = ${actors.map(printString).join(' | ')};\n`,
  );
  for (const linked of lifecycles) addRecord(emission, module, linked);
  addUses(module, 'LifecycleRules', {
    comment: 'Rules that say whether a person may take an action now.',
    type: (record) => `${module.runtimeType('LifecycleRule', parts)}<${record}>`,
    uses: lifecycles.flatMap((linked) =>
      Object.values(linked.lifecycle.actions).flatMap(({ may }) => (may ? [[may, linked] as const] : [])),
    ),
  });
  addUses(module, 'LifecycleEffects', {
    comment: 'What else happens in the transaction of a step, whoever takes it.',
    type: (record) => `${module.runtimeType('LifecycleEffect', parts)}<${record}>`,
    uses: lifecycles.flatMap((linked) => {
      const { effects = [], actions } = linked.lifecycle;
      const actionEffects = Object.values(actions).flatMap((action) => action.effects ?? []);
      return [...effects, ...actionEffects].map((effect) => [effect, linked] as const);
    }),
  });
  emission.write(module);
}

/** Emits the type of the record in a step, and of the columns that a handler may change besides the state. */
function addRecord(emission: Emission<LinkedCore>, module: Module, { id, lifecycle }: LinkedLifecycle): void {
  const stored = emission.product.entities.find((entity) => entity.id === lifecycle.entity)?.stored;
  const changeableFields = Object.entries(stored?.fields ?? {})
    .filter(([name, { kind }]) => kind === 'column' && name !== lifecycle.field && name !== stored?.key)
    .map(([name]) => printString(name));
  const record = recordType(module, lifecycle.entity);
  // One name per line where they do not fit on one.
  const names = changeableFields.join(' | ');
  const oneOf = names.length > 60 ? `\n${changeableFields.map((name) => `  | ${name}\n`).join('')}` : names;
  const changes = changeableFields.length > 0 ? `Partial<Pick<${record}, ${oneOf}>>` : 'Record<never, never>';
  module.add(
    `/** A record in a step of lifecycle ${id}. */\nexport type ${recordName(id)} = ${record};\n`,
    `/** What a handler may change beside the state. */\nexport type ${changesName(id)} = ${changes};\n`,
  );
}

interface HandlerNames {
  readonly comment: string;
  readonly type: (record: string) => string;
  readonly uses: readonly (readonly [name: string, linked: LinkedLifecycle])[];
}

function addUses(module: Module, name: string, { comment, type, uses }: HandlerNames): void {
  const records = new Map<string, Set<string>>();
  for (const [handler, { id }] of uses)
    records.set(handler, (records.get(handler) ?? new Set()).add(recordName(id)));
  const lines = [...records].map(
    ([handler, names]) => `  readonly ${printString(handler)}: ${type([...names].sort().join(' | '))};`,
  );
  addInterface(module, name, comment, lines.sort());
  module.add('');
}

const recordName = (id: string) => `${pascalCase(id)}Record`;
const changesName = (id: string) => `${pascalCase(id)}Changes`;

/** The type of a handler that performs an action: it receives the step and returns the changes. */
export function stepHandlerType(
  module: Module,
  { lifecycle: linked, action: name }: NonNullable<LinkedEndpoint['step']>,
  input: string,
  result: string,
  limits: string,
): string {
  const { id, lifecycle } = linked;
  const action = lifecycle.actions[name];
  const from = (action?.from ?? []).map(printState).join(' | ');
  const to = action?.to === undefined ? from : printState(action.to);
  const record = module.type(recordName(id), path);
  const changes = module.type(changesName(id), path);
  const step = `${module.runtimeType('Step', parts)}<${record}, ${from}, ${to}, ${printString(name)}>`;
  const handler = module.runtimeType('StepHandler', 'server/calls/handler.ts');
  return `${handler}<\n    ${input} & {\n      step: ${step};\n    },\n    ${result},\n    ${record},\n    ${changes}${limits ? `,\n    ${limits}` : ''}\n  >`;
}

function printState(state: string | number): string {
  return typeof state === 'number' ? String(state) : printString(state);
}
