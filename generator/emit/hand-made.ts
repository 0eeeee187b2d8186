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
    const about = `What widget ${id} is given. ${declared.value.description}`;
    await addType(emission, module, { name: `${pascalCase(id)}Props`, schema: props, about });
    emission.write(module);
  }
}

function widgetPath(id: string): string {
  return `${folders.product}/widgets/${id}.ts`;
}

/** The types of the hand-made components that the declarations name. */
export function emitHandMade(emission: Emission): void {
  const module = emission.module(`${folders.product}/hand-made.ts`, 'schemas');
  const { widgets, components } = emission.product;
  const propsOf = (id: string) => {
    const own = module.type(`${pascalCase(id)}Props`, widgetPath(id));
    return `${own} & ${module.runtimeType('WidgetHost')}`;
  };
  module.add(
    registry(module, 'WidgetRegistry', {
      about: 'Widgets that the declarations use.',
      components: widgets.map((id) => [id, propsOf(id)]),
    }),
    registry(module, 'CustomScreens', {
      about: 'Hand-made screens that the declarations name.',
      components: components.map((id) => [id, 'never']),
    }),
  );
  emission.write(module);
}

interface Registry {
  readonly about: string;
  /** Name -> the type of the component's props. */
  readonly components: readonly (readonly [name: string, props: string])[];
}

function registry(module: Module, name: string, { about, components }: Registry): string {
  if (components.length === 0)
    return `/** ${about} */\nexport type ${name} = Readonly<Record<never, never>>;\n`;
  const component = module.packageType('ComponentType', 'react');
  const lines = components.map(
    ([id, props]) =>
      `  readonly ${printString(id)}: () => Promise<{ readonly default: ${component}<${props}> }>;`,
  );
  return `/** ${about} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}
