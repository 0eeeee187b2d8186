import { posix } from 'node:path';
import type { Place } from '../diagnostics/place.ts';
import { dashed, pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import type { Body } from '../schema/body.ts';
import { propertiesOf } from '../schema/json-schema.ts';
import { type BodyContent, type BodyPart, bodyParts, divide, partsFor } from './body-parts.ts';
import { domainCompiled, type Emission, folders } from './emission.ts';
import { Name, printKey, printString, printValue } from './print.ts';
import { addValidators } from './validators.ts';

/** Emits one file per body of an endpoint, for browser and server, and one per part that several bodies share. */
export async function emitBodies(emission: Emission<LinkedCore>): Promise<void> {
  const parts = bodyParts(emission.product);
  for (const part of parts) emission.files.set(part.path, await partText(emission, part));
  for (const endpoint of emission.product.endpoints) {
    const { id, body, place } = endpoint;
    if (!body) continue;
    const bodyFile = { path: bodyPath(id), place: place.child('body'), about: `Body of ${id}.` };
    emission.files.set(bodyFile.path, await bodyText(emission, bodyFile, body, partsFor(endpoint, parts)));
  }
}

/** Emits one file per form: its own body, or a reference to the body of an endpoint or form with the same rules. */
export async function emitForms(emission: Emission): Promise<void> {
  const pathByContent = new Map<string, string>();
  const parts = bodyParts(emission.product);
  for (const { id, body } of emission.product.endpoints)
    if (body) pathByContent.set(contentOf(body), bodyPath(id));
  for (const { id, form, place, screen } of emission.product.screens) {
    if (!form) continue;
    const path = `${folders.compiled}/forms/${id}.ts`;
    const content = contentOf(form);
    const original = pathByContent.get(content);
    if (!original) pathByContent.set(content, path);
    const bodyFile = { path, place, about: `Body of the form ${id}.` };
    const target = screen.kind === 'form' && emission.endpointOf.get(screen.submit.call.endpoint);
    const shared = target && !original ? partsFor(target, parts) : [];
    const text = original
      ? reexportText(emission, bodyFile, original)
      : await bodyText(emission, bodyFile, form, shared);
    emission.files.set(path, text);
  }
}

/** Name and source of the file of a body. */
interface About {
  readonly path: string;
  readonly place: Place;
  readonly about: string;
}

function reexportText(emission: Emission, { path, place }: About, original: string): string {
  const module = emission.module(path, place.file.path);
  const names = ['messages', 'schema', 'validate'].map((name) => module.value(name, original));
  return module.add(`export { ${names.join(', ')} };`).toString();
}

export function bodyPath(endpointId: string): string {
  return `${domainCompiled}/bodies/${dashed(endpointId)}.ts`;
}

async function bodyText(
  emission: Emission<LinkedCore>,
  { path, place, about: comment }: About,
  body: Body,
  parts: readonly BodyPart[],
): Promise<string> {
  const module = emission.module(path, place.file.path);
  const schemaType = module.runtimeType('CompiledBody');
  const validator = module.runtimeType('Validator');
  const { used, remainder } = divide(body, parts);
  const imported = used.map((part) => ({ part, name: module.whole(partName(part), part.path) }));
  const shared = new Map(
    imported.flatMap(({ part, name }) =>
      [...part.contentOf.keys()].map(
        (key) => [key, new Name(`${name}.properties${printAccess(key)}`)] as const,
      ),
    ),
  );
  const properties = Object.entries(propertiesOf(body.schema)).map(
    ([key, schema]) => [key, shared.get(key) ?? schema] as const,
  );
  const schema =
    shared.size > 0 ? { ...body.schema, properties: Object.fromEntries(properties) } : body.schema;
  module.add(
    `/** ${comment} */`,
    `export const schema: ${schemaType}['schema'] = ${printValue(schema)};\n`,
    `export const messages: ${schemaType}['messages'] = ${messagesText(imported, remainder)};\n`,
  );
  const validators = imported.map(({ name }) => `${name}.validate`);
  if (used.length === 0 || hasRules(remainder)) {
    const { body: validatorName } = await addValidators(
      emission,
      module,
      { body: remainder.rules },
      { place },
    );
    validators.push(`${validatorName} as unknown as ${validator}`);
  }
  const validation = (name: string) =>
    module.runtimeValue(name, `core/validation/${name === 'nested' ? 'nesting' : name}.ts`);
  const whole =
    used.length === 0 ? validators[0] : `${validation('together')}(schema, [${validators.join(', ')}])`;
  const bounded = 'definitions' in body.schema ? `${validation('nested')}(schema, ${whole})` : whole;
  return module.add(`export const validate: ${validator} = ${bounded};`).toString();
}

async function partText(emission: Emission<LinkedCore>, part: BodyPart): Promise<string> {
  const { path, place, group, schema, rules, messages } = part;
  const module = emission.module(path, place.file.path);
  const schemaType = module.runtimeType('CompiledBody');
  const validator = module.runtimeType('Validator');
  module.add(
    `/** What bodies of ${group} have in common. */`,
    `export const properties = ${printValue(propertiesOf(schema))};\n`,
    `export const messages: ${schemaType}['messages'] = ${printValue(messages)};\n`,
  );
  const { body: name } = await addValidators(emission, module, { body: rules }, { place });
  return module.add(`export const validate: ${validator} = ${name} as unknown as ${validator};`).toString();
}

function messagesText(imported: readonly { part: BodyPart; name: string }[], remainder: BodyContent): string {
  const shared = imported.filter(({ part }) => Object.keys(part.messages).length > 0);
  if (shared.length === 0) return printValue(remainder.messages);
  const entries = Object.entries(remainder.messages).map(
    ([pointer, texts]) => `${printKey(pointer)}: ${printValue(texts, undefined, 2)}`,
  );
  const lines = [...shared.map(({ name }) => `...${name}.messages`), ...entries];
  return `{\n${lines.map((line) => `  ${line},\n`).join('')}}`;
}

/** Whether any rule remains to validate. */
function hasRules({ rules }: BodyContent): boolean {
  const { type: _type, properties, ...others } = rules;
  return Object.keys(properties ?? {}).length > 0 || Object.keys(others).length > 0;
}

function partName({ path }: BodyPart): string {
  return `shared${pascalCase(posix.basename(path, '.ts'))}`;
}

function printAccess(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${printString(key)}]`;
}

function contentOf({ schema, rules, messages }: Body): string {
  return JSON.stringify([schema, rules, messages]);
}
