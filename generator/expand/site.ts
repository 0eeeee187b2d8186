import { type Json, objectAt, textAt } from './json.ts';
import { aboutRow } from './noun.ts';
import type { World } from './world.ts';

/** The context of actions. */
export interface Site {
  readonly noun: string;
  /** The noun of the calls, which is that of the screen's own call. */
  readonly calls: string;
  /** Parameters of the screen's route. */
  readonly route: readonly string[];
  /** The completed entity of the row or record. */
  readonly entity: Json | undefined;
  /** Whether the actions are on a row, whose values take precedence over the route's. */
  readonly hasRow: boolean;
  readonly world: World;
}

/**
 * The default question before an action, from app.json; `{label}` is replaced by the placeholder of the row's label.
 */
export function confirmOf(name: string, submit: string, { world, entity }: Site): Json {
  const declared = objectAt(world.app, 'defaults', 'confirm', name) ?? {};
  const text = textAt(declared, 'text') ?? `${submit} {label}?`;
  return { text: aboutRow(text, entity), submit: textAt(declared, 'submit') ?? submit };
}

/** The call that performs the same operation for a selection of rows. */
export function selecting(does: string, calls: readonly string[], world: World): string | undefined {
  return calls.find((id) => {
    const call = world.writtenCall(id);
    const { resource } = call ?? {};
    return call?.selection !== undefined && (resource === does || textAt(resource, 'do') === does);
  });
}
