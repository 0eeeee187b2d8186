import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { send } from '../../data/send.ts';
import { whyNotNow as saidWhyNot } from '../../table/selection/why-not-now.ts';
import { listInput, shapeOf } from '../../table/state/list-input.ts';
import { parseState } from '../../table/state/list-state.ts';
import { type Draft, draftOf, pastedLines } from './asked-drafts.ts';

interface Asked {
  readonly screen: ListScreen;
  readonly scope: Scope;
  readonly action: BulkAction;
  readonly fields: NonNullable<BulkAction['fields']>;
}

/** Searches that run at a time. */
const ABREAST = 4;

/** A draft for each row that the text names: found and possible, found and not possible, or not there. Throws an ApiError. */
export async function findPasted(text: string, asked: Asked): Promise<readonly Draft[]> {
  const lines = [...pastedLines(text, asked.fields.length).entries()];
  const drafts: Draft[] = [];
  const queue = [...lines];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const [lineIndex, { name, values }] = entry;
      const row = await findRow(name, asked);
      const typed = Object.fromEntries(asked.fields.map((field, index) => [field.name, values[index] ?? '']));
      drafts[lineIndex] = draftOf(name, row, typed, row ? whyNotNow(row, asked) : t('Not found.'));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return eachOnce(drafts);
}

/** The first draft of each name; it says so where a later line has other values. */
function eachOnce(drafts: readonly Draft[]): readonly Draft[] {
  const byName = new Map<string, Draft>();
  for (const draft of drafts) {
    const name = draft.name.toLowerCase();
    const first = byName.get(name);
    if (!first) byName.set(name, draft);
    else if (first.row && JSON.stringify(first.typed) !== JSON.stringify(draft.typed))
      byName.set(name, {
        ...first,
        result: { kind: 'failed', message: t('Named twice: the first line stands here.') },
      });
  }
  return [...byName.values()];
}

/** The row of this name: in the list as it is, else wherever its call finds it, so that it can be said why it is not possible. */
async function findRow(name: string, { screen, scope, action: { paste = screen.key } }: Asked) {
  const { source } = screen;
  const inPath = Object.entries(source.with ?? {}).filter(([key]) =>
    source.endpoint.path.includes(`{${key}}`),
  );
  const anywhere = { ...screen, source: { ...source, with: Object.fromEntries(inPath) } };
  for (const place of [screen, anywhere]) {
    const { endpoint } = place.source;
    const filters: Record<string, string> = endpoint.searchIn ? { [endpoint.searchIn]: paste } : {};
    const state = { ...parseState(new URLSearchParams(), shapeOf(screen)), search: name, filters };
    const rows = rowsOf(await send(endpoint, listInput(place, state, scope)), screen);
    const row = rows.find((candidate) => isNamed(candidate, paste, name));
    if (row) return row;
  }
  return undefined;
}

function isNamed(row: Row, path: string, name: string): boolean {
  return String(readPath(row, path) ?? '').toLowerCase() === name.toLowerCase();
}

/** Why the action is not possible for this row; undefined where it is. */
export function whyNotNow(row: Row, { screen, scope, action }: Asked): string | undefined {
  if (!action.each?.when || evaluate(action.each.when, { ...scope, row })) return undefined;
  return saidWhyNot(row, { screen, scope, action }) ?? t('This is not possible now.');
}
