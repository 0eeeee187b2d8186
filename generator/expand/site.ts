import { type Json, objectAt, textAt } from './json.ts';
import { aboutRow } from './noun.ts';
import type { World } from './world.ts';

/** What actions are about. */
export interface Site {
  readonly noun: string;
  /** The noun of the calls: that of the screen's own call. */
  readonly calls: string;
  /** Parameters of the screen's own route. */
  readonly route: readonly string[];
  /** The entity of the row or record, in full. */
  readonly entity: Json | undefined;
  /** Whether each is about a row, which gives values before the route does. */
  readonly hasRow: boolean;
  readonly world: World;
}

/** What is asked first, in the words of app.json: `{label}` is what the row is called. */
export function confirmOf(name: string, submit: string, { world, entity }: Site): Json {
  const said = objectAt(world.app, 'defaults', 'confirm', name) ?? {};
  const text = textAt(said, 'text') ?? `${submit} {label}?`;
  return { text: aboutRow(text, entity), submit: textAt(said, 'submit') ?? submit };
}

/** The call that does it with many rows. */
export function selecting(does: string, calls: readonly string[], world: World): string | undefined {
  return calls.find((id) => {
    const call = world.writtenCall(id);
    const { resource } = call ?? {};
    return call?.selection !== undefined && (resource === does || textAt(resource, 'do') === does);
  });
}
