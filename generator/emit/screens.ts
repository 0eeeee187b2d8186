import type { Endpoint } from '../../core/model.ts';
import type { LinkedEndpoint, LinkedScreen } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { bodyPath } from './bodies.ts';
import { type Emission, endpointNaming, folders } from './emission.ts';
import type { Module } from './module.ts';
import { Name, type Naming, printValue } from './print.ts';
import { EmittedOf } from './roots.ts';

/** The calls as the browser sees them, one file per noun. */
export function emitEndpoints(emission: Emission<LinkedCore>): void {
  const nouns = new Set(emission.product.endpoints.map(({ noun }) => noun));
  for (const noun of nouns) {
    const endpoints = emission.product.endpoints.filter((endpoint) => endpoint.noun === noun);
    const sources = [...new Set(endpoints.map(({ place }) => place.file.path))].sort();
    const module = emission.module(`${folders.product}/endpoints/${noun}.ts`, sources.join(', '));
    const type = module.runtimeType('Endpoint');
    for (const { name, endpoint, declared } of fallbacksLast(endpoints)) {
      const comment = declared.value.summary ? `/** ${declared.value.summary} */\n` : '';
      const naming = namingWithin(emission, module, noun, endpoint);
      module.add(`${comment}export const ${name}: ${type} = ${printValue(endpoint, naming)};\n`);
    }
    emission.write(module);
  }
}

/** Sorts endpoints that serve as a fallback first: a constant must be declared before it is read. */
function fallbacksLast(endpoints: readonly LinkedEndpoint[]): LinkedEndpoint[] {
  return [...endpoints].sort((a, b) => Number(!!a.endpoint.fallback) - Number(!!b.endpoint.fallback));
}

/** Prints `own` in full; other endpoints by name, imported from the file of their noun. */
function namingWithin(
  emission: Emission<LinkedCore>,
  module: Module,
  noun: string,
  printedEndpoint: Endpoint,
): Naming {
  const others = endpointNaming(emission, module);
  return (value) => {
    if (value === printedEndpoint) return undefined;
    const linked = emission.endpointOf.get(value);
    return linked?.noun === noun ? new Name(linked.name) : others(value);
  };
}

/** Emits one file per screen, so that each becomes its own chunk. */
export function emitScreens(emission: Emission): void {
  for (const linked of emission.product.screens) {
    const path = `${folders.product}/screens/${linked.id}.ts`;
    const text = printed.get(linked, emission.roots) ?? screenText(emission, linked, path);
    printed.set(linked, emission.roots, text);
    emission.files.set(path, text);
  }
}

/** Incremental cache: a screen remains the same object until it, or something it refers to, is linked again. */
const printed = new EmittedOf<LinkedScreen, string>();

function screenText(
  emission: Emission<LinkedCore>,
  { id, screen, place }: LinkedScreen,
  path: string,
): string {
  const module = emission.module(path, place.file.path);
  const type = module.runtimeType(`${pascalCase(screen.kind)}Screen`);
  const endpoints = endpointNaming(emission, module);
  const naming: Naming = (value) => {
    if (screen.kind === 'form' && value === screen.body) {
      return new Name(module.whole('body', `${folders.compiled}/forms/${id}.ts`));
    }
    const edit = screen.kind === 'grid' || screen.kind === 'list' ? screen.edit : undefined;
    if (edit && value === edit.body) {
      return new Name(module.whole('body', bodyPath(edit.call.endpoint.id)));
    }
    return endpoints(value);
  };
  module.add(`const screen: ${type} = ${printValue(screen, naming)};`, 'export default screen;');
  return module.toString();
}
