import type { CallPart, LinkedEndpoint } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { type Emission, endpointNaming, folders } from './emission.ts';
import type { Module } from './module.ts';
import { printString, printValue } from './print.ts';
import { typeOfCall, typeOfPart } from './typed-calls.ts';
import { addType } from './types.ts';

/** Emits the contract of each widget: its props, the value it edits and its calls, one file per widget. */
export async function emitWidgets(emission: Emission<LinkedCore>): Promise<void> {
  for (const { id, declared, props, value, parts } of emission.product.contracts) {
    const module = emission.module(widgetPath(id), declared.place.file.path);
    const name = pascalCase(id);
    const comment = `What widget ${id} is given. ${declared.value.description}`;
    const typed = (schema: JsonSchema, part: CallPart | undefined) =>
      part ? { ...aboutOf(schema), tsType: typeOfPart(module, part) } : schema;
    const typedProps = Object.entries(propertiesOf(props)).map(([prop, schema]) => {
      return [prop, typed(schema, parts.props.get(prop))] as const;
    });
    const schema = { ...props, properties: Object.fromEntries(typedProps) };
    await addType(emission, module, { name: `${name}Props`, schema, about: comment });
    if (value)
      await addType(emission, module, {
        name: `${name}Value`,
        schema: typed(value, parts.value),
        about: `What widget ${id} edits.`,
      });
    addCalls(emission, module, `widget ${id}`, declared.value.calls);
    emission.write(module);
  }
}

const aboutOf = ({ description }: JsonSchema) => (description === undefined ? {} : { description });

/** Adds the declared calls as typed constants; nothing when none are declared. */
export function addCalls(
  emission: Emission<LinkedCore>,
  module: Module,
  noun: string,
  declared: readonly string[] | undefined,
): void {
  const endpoints = emission.product.endpoints;
  const calls = (declared ?? []).flatMap((id) => endpoints.find((endpoint) => endpoint.id === id) ?? []);
  if (calls.length === 0) return;
  const types = calls.map((call) => `  readonly ${printString(call.id)}: ${typeOfCall(module, call)};`);
  const values = Object.fromEntries(calls.map(({ id, endpoint }: LinkedEndpoint) => [id, endpoint]));
  module.add(
    `/** The calls that ${noun} makes by itself. */`,
    `export const calls: {\n${types.join('\n')}\n} = ${printValue(values, endpointNaming(emission, module))};\n`,
  );
}

/** Emits the options and value types of the product's own cells, fields and filters: one file per part. */
export async function emitOwnParts(emission: Emission<LinkedCore>): Promise<void> {
  const { cells, fields, filters } = emission.product.declarations;
  for (const [kind, parts] of Object.entries({ cells, fields, filters })) {
    for (const { id, value: part, place } of parts.values()) {
      const name = pascalCase(id) + suffixes[kind as Kind];
      const noun = suffixes[kind as Kind].toLowerCase();
      const module = emission.module(partPath(kind as Kind, id), place.file.path);
      const { options = {}, required = [] } = part;
      const schema = { type: 'object', additionalProperties: false, properties: options, required };
      const comment = `Options of the ${noun} ${id}. ${part.description}`;
      await addType(emission, module, { name: `${name}Options`, schema, about: comment });
      if ('value' in part && part.value)
        await addType(emission, module, {
          name: `${name}Value`,
          schema: part.value,
          about: `A value of the ${noun} ${id}.`,
        });
      emission.write(module);
    }
  }
}

type Kind = 'cells' | 'fields' | 'filters';
const suffixes = { cells: 'Cell', fields: 'Field', filters: 'Filter' } as const;

function partPath(kind: Kind, id: string): string {
  return `${folders.product}/${kind}/${id}.ts`;
}

function widgetPath(id: string): string {
  return `${folders.product}/widgets/${id}.ts`;
}

/** Emits the types of the hand-made components that the declarations name. */
export function emitHandMade(emission: Emission): void {
  const module = emission.module(`${folders.product}/hand-made.ts`, 'schemas');
  const { widgets, components, declarations } = emission.product;
  const typeOf = { cells: cellType, fields: fieldType, filters: filterType };
  const partRegistries = (['cells', 'fields', 'filters'] as const).flatMap((kind) => {
    const ids = [...declarations[kind].keys()].sort();
    const parts = ids.map((id) => [id, typeOf[kind](emission, module, id)] as const);
    const name = `Own${pascalCase(kind)}`;
    return ids.length > 0 ? [{ kind, name, comment: `${pascalCase(kind)} of this product.`, parts }] : [];
  });
  module.add(
    registry('WidgetRegistry', {
      about: 'Widgets that the declarations use.',
      parts: widgets.map((id) => [id, widgetType(emission, module, id)]),
    }),
    registry('CustomScreens', {
      about: 'Hand-made screens that the declarations name.',
      parts: components.map((id) => {
        const screenType = module.type(`${pascalCase(id)}Screen`, `${folders.product}/components/${id}.ts`);
        return [id, `{ readonly default: ${module.packageType('ComponentType', 'react')}<${screenType}> }`];
      }),
    }),
    ...partRegistries.map(({ name, comment, parts }) => registry(name, { about: comment, parts })),
    [
      '/** All of them: what `start` is given beside the product. */',
      'export interface ProductParts {',
      '  readonly widgets: WidgetRegistry;',
      '  readonly screens: CustomScreens;',
      ...partRegistries.map(({ kind, name }) => `  readonly ${kind}: ${name};`),
      '}\n',
    ].join('\n'),
  );
  emission.write(module);
}

function widgetType(emission: Emission, module: Module, id: string): string {
  const name = pascalCase(id);
  const props = module.type(`${name}Props`, widgetPath(id));
  const contract = emission.product.contracts.find((candidate) => candidate.id === id);
  const widget = module.runtimeType('WidgetModule');
  if (!contract?.value) return `${widget}<${props} & ${module.runtimeType('WidgetHost')}>`;
  const value = module.type(`${name}Value`, widgetPath(id));
  return `${widget}<${props} & ${module.runtimeType('FieldHost')}<${value}>, ${value}>`;
}

function cellType(emission: Emission, module: Module, id: string): string {
  const path = partPath('cells', id);
  const options = module.type(`${pascalCase(id)}CellOptions`, path);
  const hasValue = emission.product.declarations.cells.get(id)?.value.value !== undefined;
  const value = hasValue ? module.type(`${pascalCase(id)}CellValue`, path) : 'unknown';
  return `{ readonly default: ${module.runtimeType('OwnCell')}<${options}, ${value}> }`;
}

function fieldType(emission: Emission, module: Module, id: string): string {
  const path = partPath('fields', id);
  const options = module.type(`${pascalCase(id)}FieldOptions`, path);
  const hasValue = emission.product.declarations.fields.get(id)?.value.value !== undefined;
  const value = hasValue ? module.type(`${pascalCase(id)}FieldValue`, path) : 'unknown';
  const props = `${module.runtimeType('OwnFieldProps')}<${options}, ${value}>`;
  return `${module.runtimeType('WidgetModule')}<${props}, ${value}>`;
}

function filterType(_emission: Emission, module: Module, id: string): string {
  const options = module.type(`${pascalCase(id)}FilterOptions`, partPath('filters', id));
  const component = module.packageType('ComponentType', 'react');
  return `{ readonly default: ${component}<${module.runtimeType('OwnFilterProps')}<${options}>> }`;
}

interface Registry {
  readonly about: string;
  /** Name of a part -> name of the type of its module. */
  readonly parts: readonly (readonly [name: string, module: string])[];
}

function registry(name: string, { about: comment, parts }: Registry): string {
  if (parts.length === 0) return `/** ${comment} */\nexport type ${name} = Readonly<Record<never, never>>;\n`;
  const lines = parts.map(([id, type]) => `  readonly ${printString(id)}: () => Promise<${type}>;`);
  return `/** ${comment} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}
