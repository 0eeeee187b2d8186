import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject } from '../schema/json-schema.ts';
import type { Change, Migration } from './migration.ts';

/** Version 2 moves the choices of shown values and fields out of their options. */
export const oneShapeOfChoices: Migration = {
  to: 2,
  summary:
    'The choices of a cell stand beside its "options", in the shape of those of a field; the "words" of "varied" are called "choices". Those of an attribute may now stand once, in its entity.',
  changes(file, value) {
    return file.endsWith('.screen.json') ? changesWithin(value, []) : [];
  },
};

function changesWithin(value: unknown, path: JsonPath): Change[] {
  if (Array.isArray(value)) return value.flatMap((child, index) => changesWithin(child, [...path, index]));
  if (!isObject(value)) return [];
  if (typeof value.label === 'string' && isObject(value.options)) {
    if (value.cell === 'varied') return wordsToChoices(value.options, [...path, 'options']);
    if (isObject(value.options.choices)) return choicesUp(value.options, path);
  }
  return Object.entries(value).flatMap(([key, child]) => changesWithin(child, [...path, key]));
}

function choicesUp({ choices, ...kept }: Readonly<Record<string, unknown>>, path: JsonPath): Change[] {
  const isEmpty = Object.keys(kept).length === 0;
  return [
    { path: [...path, ...(isEmpty ? ['options'] : ['options', 'choices'])], value: undefined },
    { path: [...path, 'choices'], value: shortened(choices) },
  ];
}

/** A label alone needs no object. */
function shortened(choices: unknown): unknown {
  const entries = Object.entries(isObject(choices) ? choices : {});
  return Object.fromEntries(
    entries.map(([value, choice]) => {
      const isLabelAlone = isObject(choice) && Object.keys(choice).join() === 'label';
      return [value, isLabelAlone ? choice.label : choice];
    }),
  );
}

function wordsToChoices({ words }: Readonly<Record<string, unknown>>, path: JsonPath): Change[] {
  if (words === undefined) return [];
  return [
    { path: [...path, 'words'], value: undefined },
    { path: [...path, 'choices'], value: words },
  ];
}
