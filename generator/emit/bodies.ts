import type { LinkedCore } from '../link/link-product.ts';
import type { Place } from '../load/place.ts';
import type { Body } from '../schema/body.ts';
import { type Emission, folders } from './emission.ts';
import { dashed } from './names.ts';
import { printValue } from './print.ts';
import { addValidators } from './validators.ts';

/** One file per body of an endpoint, used by browser and server. */
export async function emitBodies(emission: Emission<LinkedCore>): Promise<void> {
  for (const { id, body, place } of emission.product.endpoints) {
    if (!body) continue;
    const about = { path: bodyPath(id), place: place.child('body'), about: `Body of ${id}.` };
    emission.files.set(about.path, await bodyText(emission, about, body));
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
    if (!same) known.set(contentOf(form), path);
    const about = { path, place, about: `Body of the form ${id}.` };
    const make = () => (same ? sameText(emission, about, same) : bodyText(emission, about, form));
    emission.files.set(path, await emission.memory.text(form, `${path} ${same}`, make));
  }
}

/** What a body's file is about, and where it comes from. */
interface About {
  readonly path: string;
  readonly place: Place;
  readonly about: string;
}

function sameText(emission: Emission, { path, place }: About, same: string): string {
  const module = emission.module(path, place.file.path);
  const names = ['messages', 'schema', 'validate'].map((name) => module.value(name, same));
  return module.add(`export { ${names.join(', ')} };`).toString();
}

export function bodyPath(endpointId: string): string {
  return `${folders.product}/bodies/${dashed(endpointId)}.ts`;
}

async function bodyText(
  emission: Emission<LinkedCore>,
  { path, place, about }: About,
  body: Body,
): Promise<string> {
  const module = emission.module(path, place.file.path);
  const schemaType = module.runtimeType('CompiledBody');
  const validator = module.runtimeType('Validator');
  module.add(
    `/** ${about} */`,
    `export const schema: ${schemaType}['schema'] = ${printValue(body.schema)};\n`,
    `export const messages: ${schemaType}['messages'] = ${printValue(body.messages)};\n`,
  );
  const { body: name } = await addValidators(emission, module, { body: body.rules }, { place });
  return module.add(`export const validate: ${validator} = ${name} as unknown as ${validator};`).toString();
}

const contents = new WeakMap<Body, string>();

function contentOf(body: Body): string {
  const known = contents.get(body);
  if (known !== undefined) return known;
  const content = JSON.stringify([body.schema, body.rules, body.messages]);
  contents.set(body, content);
  return content;
}
