import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import type { Module } from './module.ts';
import { printString } from './print.ts';
import { addType } from './types.ts';

/** What each widget is given, one file per contract. */
export async function emitWidgets(emission: Emission<LinkedCore>): Promise<void> {
  for (const { id, declared, props } of emission.product.contracts) {
    const module = emission.module(widgetPath(id), declared.place.file.path);
    const name = `${pascalCase(id)}Props`;
    await addType(emission, module, name, props, `What widget ${id} is given. ${declared.value.description}`);
    emission.write(module);
  }
}

function widgetPath(id: string): string {
  return `${folders.product}/widgets/${id}.ts`;
}

/** Typed holes for what a declaration does not try to say. */
export function emitHandMade(emission: Emission): void {
  const module = emission.module(`${folders.product}/hand-made.ts`, 'schemas');
  const { widgets, components } = emission.product;
  const propsOf = (id: string) => {
    const own = module.type(`${pascalCase(id)}Props`, widgetPath(id));
    return `${own} & ${module.runtimeType('WidgetHost')}`;
  };
  module.add(
    hole(module, 'Widgets that the declarations use.', 'WidgetRegistry', widgets, propsOf),
    hole(module, 'Hand-made screens that the declarations name.', 'CustomScreens', components, () => 'never'),
  );
  emission.write(module);
}

function hole(
  module: Module,
  about: string,
  name: string,
  names: readonly string[],
  propsOf: (id: string) => string,
): string {
  if (names.length === 0) return `/** ${about} */\nexport type ${name} = Readonly<Record<never, never>>;\n`;
  const component = module.packageType('ComponentType', 'react');
  const lines = names.map(
    (id) =>
      `  readonly ${printString(id)}: () => Promise<{ readonly default: ${component}<${propsOf(id)}> }>;`,
  );
  return `/** ${about} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}
