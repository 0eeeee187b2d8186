import type { Condition } from '../../core/model.ts';
import type { NodeProblem } from '../../core/studio.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import { valueAt } from '../diagnostics/written.ts';
import type { Operation } from '../edit/operations.ts';
import { fieldsRead } from '../link/expressions/outcomes.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Sources } from '../load/load-product.ts';
import { isObject, typesOf } from '../schema/json-schema.ts';
import { columnOf } from '../tools/new-screen/noun.ts';
import { childOf } from './grammar-at.ts';

const isCondition = (value: unknown): value is Condition => isObject(value);

/** Of a field that the body always asks for and the form shows only sometimes: asks for it on the same condition. */
export function askedOnlyWhen(
  { code, file, pointer: place }: Pick<NodeProblem, 'code' | 'file' | 'pointer'>,
  sources: Sources,
  { declarations }: LinkedProduct,
): NodeProblem['fix'] {
  const keys = keysOf(place);
  const [group, name = '', member] = keys;
  if (code !== 'CND-06' || group !== 'fields' || member !== 'when') return undefined;
  const screen = [...declarations.screens.values()].find((declared) => declared.place.file.path === file);
  const submit = childOf(screen?.value, 'submit');
  const id = String(childOf(submit, 'call') ?? submit);
  const callFile = declarations.endpoints.get(id)?.place.file.path;
  const body = writtenAt(sources, callFile, ['endpoints', id, 'body']);
  const required = childOf(body, 'required');
  const condition = writtenAt(sources, file, ['fields', name, 'when']);
  if (callFile === undefined || !Array.isArray(required) || !required.includes(name)) return undefined;
  if (isNeeded(declarations, id, name)) return undefined;
  const locationOf = (...inner: string[]) => ({
    file: callFile,
    pointer: pointer(['endpoints', id, 'body', ...inner]),
  });
  const others = required.filter((member) => member !== name);
  const lessRequired: Operation =
    others.length > 0
      ? { op: 'set', ...locationOf('required'), value: others }
      : { op: 'remove', ...locationOf('required') };
  const sent = Object.keys(Object(childOf(body, 'properties')));
  const isOfBody = isCondition(condition) && fieldsRead(condition).every((read) => sent.includes(read));
  if (!isOfBody) return { title: `Ask for "${name}" no more`, operations: [lessRequired] };
  const conditions = childOf(body, 'requiredWhen');
  const asks: Operation = isObject(conditions)
    ? { op: name in conditions ? 'set' : 'add', ...locationOf('requiredWhen', name), value: condition }
    : { op: 'add', ...locationOf('requiredWhen'), value: { [name]: condition } };
  return { title: `Ask for "${name}" only while it is shown`, operations: [lessRequired, asks] };
}

/** Whether the row itself has to have a value. */
function isNeeded({ endpoints, entities }: LinkedProduct['declarations'], id: string, name: string): boolean {
  const fields = entities.get(endpoints.get(id)?.value.resource?.entity ?? '')?.value.fields ?? {};
  const field = Object.entries(fields).find(
    ([key, member]) => key === name || columnOf(key, member) === name,
  )?.[1];
  return field !== undefined && !typesOf(field).includes('null');
}

function writtenAt(sources: Sources, file: string | undefined, keys: readonly string[]): unknown {
  const text = file === undefined ? undefined : sources.get(file);
  return text === undefined ? undefined : valueAt(JSON.parse(text), [...keys]);
}
