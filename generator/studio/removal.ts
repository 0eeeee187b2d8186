import type { NamedPlace } from '../../core/studio.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { isByDefault, nodeAt, valueAt } from '../diagnostics/written.ts';
import type { Operation } from '../edit/operations.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { bodyPropertyOperations } from '../tools/rename-property.ts';
import { pathOf, type Studio } from './studio.ts';

/** Who uses the names that are declared at a node or inside it, from elsewhere. */
export async function usesOf(studio: Studio, file: string, place: string): Promise<NamedPlace[]> {
  const uses = await studio.uses();
  const isInside = (use: Use) =>
    use.place.file.path === file && (`${pointer(use.place.path)}/`.startsWith(`${place}/`) || place === '');
  const declared = uses.filter((use) => use.declares && isInside(use));
  const names = new Set(declared.map(({ noun, name }) => `${noun} ${name}`));
  const named = uses
    .filter((use) => !use.declares && names.has(`${use.noun} ${use.name}`) && !isInside(use))
    .filter((use) => !isByDefault(use.place))
    .map((use) => ({ noun: use.noun, name: use.name, file: use.place.file.path, ...writtenAt(use) }));
  const product = await studio.product();
  const written = declared.flatMap(({ noun, name }) => (noun === 'field' ? writersOf(product, name) : []));
  const places = [...named, ...written].map((use) => [`${use.file}#${use.pointer}`, use] as const);
  return [...new Map(places).values()];
}

/** No field is called so. */
const NO_NAME = 'name_of_no_field';

/** What writes a field: the properties of bodies, and the fields of the forms that submit them; renaming finds the same. */
function writersOf(product: LinkedProduct, name: string): NamedPlace[] {
  const [entity = '', field = ''] = name.split('.');
  return bodyPropertyOperations(product, entity, field, NO_NAME).flatMap((operation): NamedPlace[] => {
    if (operation.op !== 'rename-key' && operation.op !== 'set') return [];
    const { op, file, pointer: place } = operation;
    const isName = op === 'rename-key' || /\/\d+$/.test(place);
    return [{ noun: 'field', name, file, pointer: place, ...(isName ? {} : { stays: true }) }];
  });
}

/** Where a use is written: a short form says less than the completed declaration. */
function writtenAt({ place, name }: Use): Pick<NamedPlace, 'pointer' | 'stays'> {
  const { path, file } = place;
  for (let length = path.length; length > 0; length -= 1) {
    const written = pointer(path.slice(0, length));
    const value = valueAt((file.written ?? file).value, pathOf(written));
    if (value === undefined) continue;
    const field = name.slice(name.lastIndexOf('.') + 1);
    // A list of names is the short form of an object: the name alone is the use.
    const entry = Array.isArray(value) ? entryWith(value, field) : -1;
    if (entry >= 0) return { pointer: `${written}/${entry}` };
    return { pointer: written, ...(length < path.length && isHolder(value) ? { stays: true } : {}) };
  }
  return { pointer: nodeAt(place) ? pointer(path) : '' };
}

/** The entry of a list that is the name; else the path that has it. */
function entryWith(list: readonly unknown[], name: string): number {
  const isPath = (entry: unknown) => typeof entry === 'string' && entry.split(/[-.]/).includes(name);
  return list.includes(name) ? list.indexOf(name) : list.findIndex(isPath);
}

const isHolder = (value: unknown) => typeof value === 'object' && value !== null;

/** The operations that remove a node, and the uses that go along. */
export function removing(file: string, place: string, along: readonly NamedPlace[]): Operation[] {
  const targets = [{ file, pointer: place }, ...along.filter((use) => use.pointer !== '' && !use.stays)];
  const unique = [...new Map(targets.map((target) => [`${target.file}#${target.pointer}`, target])).values()];
  const inside = (target: NamedPlace | { file: string; pointer: string }) =>
    unique.some(
      (holder) =>
        holder !== target &&
        holder.file === target.file &&
        `${target.pointer}/`.startsWith(`${holder.pointer}/`),
    );
  return unique
    .filter((target) => !inside(target))
    .sort((a, b) => b.pointer.localeCompare(a.pointer, 'en', { numeric: true }))
    .map((target) => ({ op: 'remove', file: target.file, pointer: target.pointer }));
}
