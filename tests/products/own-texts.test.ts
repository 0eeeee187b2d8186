import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where the hand-made parts of a product stand, and its declarations. */
const PRODUCTS = [
  { parts: ['src/custom-widgets', 'src/screens-custom'], schemas: 'schemas' },
  { parts: ['tests/products/library/parts'], schemas: 'tests/products/library/schemas' },
];

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The literal texts given to t(…); what reaches it through a variable is not seen. */
function textsOf(source: string): string[] {
  const found = source.matchAll(/\bt\(\s*(['"])((?:\\.|(?!\1).)*)\1/g);
  return [...found].map(([, , text]) => (text ?? '').replace(/\\(.)/g, '$1'));
}

it.each(PRODUCTS)(
  'the texts that hand-made parts in $parts show are declared, for the translations',
  (one) => {
    const shown = one.parts.flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/)).flatMap(textsOf);
    const declared = new Set(
      filesIn(one.schemas, /\.(widget|cell|field|filter|screen)\.json$/).flatMap(
        (text) => (JSON.parse(text) as { texts?: string[] }).texts ?? [],
      ),
    );
    expect([...new Set(shown)].filter((text) => !declared.has(text))).toEqual([]);
  },
);
