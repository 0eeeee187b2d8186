import type { CodeLens } from 'vscode-languageserver';
import type { Use } from '../link/context/uses.ts';
import { kindOf } from '../load/load-product.ts';
import { sameName } from './names.ts';
import { placeRange } from './ranges.ts';
import type { Workspace } from './workspace.ts';

/** Nouns whose declarations say above them who uses them. */
const COUNTED: readonly Use['noun'][] = ['screen', 'endpoint', 'entity', 'roles', 'widget'];

/** Above each declaration of a file how many screens and other files use it; a press shows them. */
export function lensesOf(workspace: Workspace, path: string): CodeLens[] {
  const declared = workspace.uses.filter(
    ({ declares, noun, place }) => declares && place.file.path === path && COUNTED.includes(noun),
  );
  return declared.map((use) => {
    const range = placeRange(use.place);
    const uses = sameName(workspace.uses, use).filter(({ declares }) => !declares);
    const locations = uses.map(({ place }) => ({
      uri: workspace.uriOf(place.file.path),
      range: placeRange(place),
    }));
    return {
      range,
      command: {
        title: usedBy(new Set(uses.map(({ place }) => place.file.path))),
        command: 'backoffice.showUses',
        arguments: [workspace.uriOf(path), range.start, locations],
      },
    };
  });
}

function usedBy(files: ReadonlySet<string>): string {
  const screens = [...files].filter((path) => kindOf(path) === 'screen').length;
  const others = files.size - screens;
  const parts = [
    ...(screens > 0 ? [counted(screens, 'screen')] : []),
    ...(others > 0 ? [counted(others, screens > 0 ? 'other file' : 'file')] : []),
  ];
  return parts.length === 0 ? 'used by nothing' : `used by ${parts.join(' and ')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
