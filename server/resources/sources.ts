import type { Source } from '../../core/declared.ts';
import type { Inputs } from './row.ts';
import type { Account } from './work.ts';

/** The value that a source stands for in this call; undefined when the call does not say it. */
export function sourceValue(source: Source, inputs: Inputs, user: Account | null): unknown {
  if ('literal' in source) return source.literal;
  const from = source.from === 'path' ? inputs.params : source.from === 'user' ? user : inputs[source.from];
  return source.path.split('.').reduce<unknown>(ownProperty, from);
}

function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
