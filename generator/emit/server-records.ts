import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import type { Module } from './module.ts';
import { printString } from './print.ts';

const path = `${folders.server}/records.ts`;

/** Emits the record types of stored entities as the server reads them: without fields that only handlers fill. */
export function emitEntityRecords(emission: Emission<LinkedCore>): void {
  const module = emission.module(path, 'schemas/**/*.entity.json');
  const records = emission.product.entities.flatMap(({ id, stored }) => {
    if (!stored) return [];
    const type = module.type(pascalCase(id), `${folders.domain}/types/${id}.ts`);
    const computed = Object.keys(stored.fields).filter((name) => stored.fields[name]?.kind === 'computed');
    const names = computed.map((name) => `\n    | ${printString(name)}`).join('');
    return [`  readonly ${printString(id)}: ${names ? `Omit<${type},${names}\n  >` : type};`];
  });
  addInterface(
    module,
    'EntityRecords',
    'Records as the server reads them, by entity: no computed fields.',
    records,
  );
  emission.write(module);
}

/** The type of an entity's records as the server reads them. */
export function recordType(module: Module, id: string): string {
  return `${module.type('EntityRecords', path)}[${printString(id)}]`;
}

/** Adds an interface with the given members. Without members it accepts no key at all. */
export function addInterface(
  module: Module,
  name: string,
  comment: string,
  members: readonly string[],
): void {
  module.add(
    members.length > 0
      ? `/** ${comment} */\nexport interface ${name} {\n${members.join('\n')}\n}`
      : `/** ${comment} */\nexport type ${name} = Readonly<Record<never, never>>;`,
  );
}
