import type { CustomScreen, Value } from '../../core/model.ts';
import { pascalCase } from '../link/context/names.ts';
import { parametersOf } from '../link/context/routes.ts';
import { type Emission, folders } from './emission.ts';
import { addCalls } from './hand-made.ts';
import type { Module } from './module.ts';
import { printKey, printString } from './print.ts';

/** Emits the props of each hand-made screen: one file per component, with a union member per screen that uses it. */
export function emitComponents(emission: Emission): void {
  const { components, screens, declarations } = emission.product;
  for (const id of components) {
    const componentScreens = screens.flatMap(({ screen, place }) =>
      screen.kind === 'custom' && screen.component === id ? [{ screen, place }] : [],
    );
    const source = componentScreens.map(({ place }) => place.file.path).sort();
    const module = emission.module(`${folders.product}/components/${id}.ts`, source.join(', '));
    const shapes = [...new Set(componentScreens.map(({ screen }) => propsOf(module, screen)))];
    module.add(
      `/** What the hand-made screen ${id} is drawn with. */`,
      `export type ${pascalCase(id)}Screen = ${shapes.join(' | ')};\n`,
    );
    const calls = componentScreens.flatMap(({ screen }) => {
      const declared = declarations.screens.get(screen.id)?.value;
      return declared?.kind === 'custom' ? (declared.calls ?? []) : [];
    });
    addCalls(emission, module, `the hand-made screen ${id}`, [...new Set(calls)].sort());
    emission.write(module);
  }
}

function propsOf(module: Module, { route, query = [], props = {} }: CustomScreen): string {
  const params = parametersOf(route).map((name) => `readonly ${printKey(name)}: string`);
  const queryFields = query.map((name) => `readonly ${printKey(name)}?: string`);
  const propFields = Object.entries(props).map(
    ([name, value]) => `readonly ${printKey(name)}${typeOf(value)}`,
  );
  const shapes = [params, queryFields, propFields].map((fields) =>
    fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Readonly<Record<never, never>>',
  );
  return `${module.runtimeType('CustomScreenProps')}<${shapes.join(', ')}>`;
}

/** A literal has its own type; a value that the URL or the account may lack is optional. */
function typeOf(value: Value): string {
  if (typeof value === 'string') return `: ${printString(value)}`;
  if (typeof value !== 'object' || value === null) return `: ${String(value)}`;
  if (value.from === undefined) return ': readonly unknown[]';
  if (value.from === 'route') return ': string';
  if (value.from === 'query') return '?: string';
  if (value.from === 'user' && value.path === 'role') return '?: number';
  return '?: unknown';
}
