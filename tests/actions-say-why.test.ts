import { expect, it } from 'vitest';
import { isRecord } from '../core/record.ts';
import { product } from '../src/generated/product/product.ts';

/** The actions within a declaration: what has a label and leads, calls or offers something. */
function actionsIn(part: unknown): Record<string, unknown>[] {
  if (Array.isArray(part)) return part.flatMap(actionsIn);
  if (!isRecord(part)) return [];
  const isAction = 'label' in part && 'id' in part && ('to' in part || 'call' in part || 'dialog' in part);
  return [...(isAction ? [part] : []), ...Object.values(part).flatMap(actionsIn)];
}

it('every action that may be disabled says why', async () => {
  const screens = await Promise.all(product.screens.map(async ({ load }) => (await load()).default));
  const actions = screens.flatMap((screen) => {
    const { row, header, actions: own } = screen as { row?: unknown; header?: unknown; actions?: unknown };
    return actionsIn([row, header, own]).map((action) => ({ ...action, name: `${screen.id}: ${action.id}` }));
  });
  const disabled = actions.filter((action) => 'enabled' in action);
  expect(disabled.length).toBeGreaterThan(1);
  const silent = disabled.filter((action) => !('refusal' in action || 'explain' in action));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
