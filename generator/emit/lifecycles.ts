import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import { printValue } from './print.ts';

/** Emits one file per lifecycle, for the server and for cells that show its states. */
export function emitLifecycles(emission: Emission<LinkedCore>): void {
  for (const { id, name, declared, lifecycle } of emission.product.lifecycles) {
    const module = emission.module(lifecyclePath(id), declared.place.file.path);
    const type = module.runtimeType('Lifecycle');
    module.add(`export const ${name} = ${printValue(lifecycle)} as const satisfies ${type};`);
    emission.write(module);
  }
}

export function lifecyclePath(id: string): string {
  return `${folders.domain}/lifecycles/${id}.ts`;
}
