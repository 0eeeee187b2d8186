import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCHEMAS = 'schemas';

/** Each declared action of that name; `toggle` stands for two that always ask. */
function actionsNamed(name: string, declared: unknown): unknown[] {
  if (typeof declared !== 'object' || declared === null) return [];
  return Object.entries(declared).flatMap(([key, value]) =>
    key === name ? [value] : actionsNamed(name, value),
  );
}

it('every screen asks before it switches a record off', () => {
  const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' });
  const unasked = files.filter((file) => {
    if (!file.endsWith('.screen.json')) return false;
    const actions = actionsNamed('deactivate', JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')));
    return actions.some((action) => !JSON.stringify(action).includes('"confirm"'));
  });
  expect(unasked).toEqual([]);
});
