import type { Place } from '../load/place.ts';
import type { Body } from '../schema/body.ts';
import { type Emission, folders } from './emission.ts';
import { dashed } from './names.ts';
import { printValue } from './print.ts';
import { addValidators } from './validators.ts';

/** One file per body of an endpoint, used by browser and server. */
export async function emitBodies(emission: Emission): Promise<void> {
  for (const { id, body, place } of emission.product.endpoints) {
    if (!body) continue;
    await emitBody(emission, bodyPath(id), place.child('body'), `Body of ${id}.`, body);
  }
}

/** One file per form: its own body, or that of an endpoint or form with the same rules. */
export async function emitForms(emission: Emission): Promise<void> {
  const known = new Map<string, string>();
  for (const { id, body } of emission.product.endpoints) if (body) known.set(contentOf(body), bodyPath(id));
  for (const { id, form, place } of emission.product.screens) {
    if (!form) continue;
    const path = `${folders.product}/forms/${id}.ts`;
    const same = known.get(contentOf(form));
    if (!same) {
      known.set(contentOf(form), path);
      await emitBody(emission, path, place, `Body of the form ${id}.`, form);
      continue;
    }
    const module = emission.module(path, place.file.path);
    const names = ['messages', 'schema', 'validate'].map((name) => module.value(name, same));
    module.add(`export { ${names.join(', ')} };`);
    emission.write(module);
  }
}

export function bodyPath(endpointId: string): string {
  return `${folders.product}/bodies/${dashed(endpointId)}.ts`;
}

async function emitBody(
  emission: Emission,
  path: string,
  place: Place,
  about: string,
  body: Body,
): Promise<void> {
  const module = emission.module(path, place.file.path);
  const schemaType = module.runtimeType('CompiledBody');
  const validator = module.runtimeType('Validator');
  module.add(
    `/** ${about} */`,
    `export const schema: ${schemaType}['schema'] = ${printValue(body.schema)};\n`,
    `export const messages: ${schemaType}['messages'] = ${printValue(body.messages)};\n`,
  );
  const { body: name } = await addValidators(emission, module, { body: body.rules }, { place });
  module.add(`export const validate: ${validator} = ${name} as unknown as ${validator};`);
  emission.write(module);
}

function contentOf(body: Body): string {
  return JSON.stringify([body.schema, body.rules, body.messages]);
}
