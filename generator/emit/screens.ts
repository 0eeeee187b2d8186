import { bodyPath } from './bodies.ts';
import { type Emission, endpointNaming, folders } from './emission.ts';
import { pascalCase } from './names.ts';
import { Name, type Naming, printValue } from './print.ts';

/** The calls as the browser sees them, one file per noun. */
export function emitEndpoints(emission: Emission): void {
  const nouns = new Set(emission.product.endpoints.map(({ noun }) => noun));
  for (const noun of nouns) {
    const endpoints = emission.product.endpoints.filter((endpoint) => endpoint.noun === noun);
    const sources = [...new Set(endpoints.map(({ place }) => place.file.path))].sort();
    const module = emission.module(`${folders.product}/endpoints/${noun}.ts`, sources.join(', '));
    const type = module.runtimeType('Endpoint');
    for (const { name, endpoint, declared } of endpoints) {
      const about = declared.value.summary ? `/** ${declared.value.summary} */\n` : '';
      module.add(`${about}export const ${name}: ${type} = ${printValue(endpoint)};\n`);
    }
    emission.write(module);
  }
}

/** One file per screen, so that each is a chunk of its own. */
export function emitScreens(emission: Emission): void {
  for (const { id, screen, place } of emission.product.screens) {
    const module = emission.module(`${folders.product}/screens/${id}.ts`, place.file.path);
    const type = module.runtimeType(`${pascalCase(screen.kind)}Screen`);
    const endpoints = endpointNaming(emission, module);
    const naming: Naming = (value) => {
      if (screen.kind === 'form' && value === screen.body) {
        return new Name(module.whole('body', `${folders.product}/forms/${id}.ts`));
      }
      if (screen.kind === 'grid' && value === screen.edit.body) {
        return new Name(module.whole('body', bodyPath(screen.edit.call.endpoint.id)));
      }
      return endpoints(value);
    };
    module.add(`const screen: ${type} = ${printValue(screen, naming)};\n`, 'export default screen;');
    emission.write(module);
  }
}
