import { type Node, parseTree } from 'jsonc-parser';
import type { Operation } from './operations.ts';

/** JSON with the order of its keys, and operations on it: what texts are compared with. */
export type Model = { value: unknown } | { keys: [string, Model][] } | { list: Model[] };

export function modelOf(text: string): Model {
  const tree = parseTree(text, [], { disallowComments: true });
  if (!tree) throw new Error('There is nothing.');
  return fromNode(tree);
}

function fromNode(node: Node): Model {
  const children = node.children ?? [];
  if (node.type === 'array') return { list: children.map(fromNode) };
  if (node.type !== 'object') return { value: node.value as unknown };
  return {
    keys: children.map(({ children: [key, value] = [] }) => [
      String(key?.value),
      value ? fromNode(value) : { value: null },
    ]),
  };
}

/** As JSON holds it: keys that are numbers first. */
export function plain(model: Model): unknown {
  if ('list' in model) return model.list.map(plain);
  if ('value' in model) return model.value;
  return Object.fromEntries(model.keys.map(([key, member]) => [key, plain(member)]));
}

/** Every place in a model that holds something, as keys; the whole first. */
export function placesIn(model: Model, at: readonly string[] = []): string[][] {
  const inner =
    'list' in model
      ? model.list.flatMap((entry, index) => placesIn(entry, [...at, String(index)]))
      : 'keys' in model
        ? model.keys.flatMap(([key, member]) => placesIn(member, [...at, key]))
        : [];
  return [[...at], ...inner];
}

export function find(model: Model | undefined, keys: readonly string[]): Model | undefined {
  const [key, ...rest] = keys;
  if (key === undefined || model === undefined) return model;
  if ('list' in model) return /^(0|[1-9]\d*)$/.test(key) ? find(model.list[Number(key)], rest) : undefined;
  return 'keys' in model ? find(model.keys.find(([name]) => name === key)?.[1], rest) : undefined;
}

const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Does an operation; false: it is refused. Both files may be one. */
export function perform(files: Map<string, Model>, operation: Operation): boolean {
  if (operation.op === 'rename' || operation.op === 'text') return false;
  const file = files.get(operation.file);
  const keys = keysOf(operation.pointer);
  const around = keys.slice(0, -1);
  const [holder, node, key = ''] = [find(file, around), find(file, keys), keys.at(-1)];
  if (!file || keys.length === 0) return false;
  if (operation.op === 'add')
    return insert(file, keys, modelOf(JSON.stringify(operation.value)), operation.before);
  if (operation.op === 'set') {
    const value = modelOf(JSON.stringify(operation.value));
    if (holder && 'keys' in holder && !node) return insert(file, keys, value);
    if (!holder || !node) return false;
    if ('list' in holder) holder.list[Number(key)] = value;
    else if ('keys' in holder)
      holder.keys = holder.keys.map(([name, member]) => [name, name === key ? value : member]);
    return true;
  }
  if (!holder || !node) return false;
  if (operation.op === 'remove') return removeKey(holder, key);
  if (operation.op === 'rename-key') {
    if (!('keys' in holder) || (operation.to !== key && find(holder, [operation.to]))) return false;
    holder.keys = holder.keys.map(([name, member]) => [name === key ? operation.to : name, member]);
    return true;
  }
  const isList = 'list' in holder;
  const other = files.get(operation.toFile ?? operation.file);
  const isHere = other === file;
  const fallback = operation.op === 'duplicate' ? [...around, String(Number(key) + 1)] : undefined;
  const to = operation.to === undefined ? (isList ? fallback : keys) : keysOf(operation.to);
  if (!other || !to || to.length === 0) return false;
  const isAround = isHere && keys.every((name, index) => to[index] === name);
  const isSameHolder =
    isHere && to.length === keys.length && around.every((name, index) => to[index] === name);
  const index = 'keys' in holder ? holder.keys.findIndex(([name]) => name === key) : 0;
  const copy = structuredClone(node);
  if (operation.op === 'duplicate') {
    const next = isSameHolder && 'keys' in holder ? holder.keys[index + 1]?.[0] : undefined;
    return insert(other, to, copy, operation.before ?? next);
  }
  if (isAround && to.length > keys.length) return false;
  const next =
    isSameHolder && 'keys' in holder && operation.to !== undefined ? holder.keys[index + 1]?.[0] : undefined;
  if (isSameHolder && 'keys' in holder && operation.before === key)
    return perform(files, {
      op: 'rename-key',
      file: operation.file,
      pointer: operation.pointer,
      to: to.at(-1) ?? '',
    });
  removeKey(holder, key);
  return insert(other, to, copy, operation.before ?? next);
}

function removeKey(holder: Model, key: string): boolean {
  if ('list' in holder) holder.list.splice(Number(key), 1);
  else if ('keys' in holder) holder.keys = holder.keys.filter(([name]) => name !== key);
  return true;
}

function insert(file: Model, keys: readonly string[], value: Model, before?: string): boolean {
  const holder = find(file, keys.slice(0, -1));
  const key = keys.at(-1) ?? '';
  if (!holder || 'value' in holder) return false;
  if ('list' in holder) {
    const index = key === '-' ? holder.list.length : Number(key);
    if (before !== undefined || !/^(-|0|[1-9]\d*)$/.test(key) || index > holder.list.length) return false;
    holder.list.splice(index, 0, value);
    return true;
  }
  if (find(holder, [key])) return false;
  const index =
    before === undefined ? holder.keys.length : holder.keys.findIndex(([name]) => name === before);
  if (index < 0) return false;
  holder.keys.splice(index, 0, [key, value]);
  return true;
}
