import type { Endpoint, StandIn, Variant } from '../../../core/model.ts';
import { SWITCHES } from '../../../core/read-value.ts';
import { allowsNull, isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { namedValues } from '../../schema/variant-faults.ts';

/** How the values of an answer are read that other servers answer in another way. */
export function linkVariants(item: JsonSchema | undefined): Pick<Endpoint, 'variants'> {
  const variants = variantsIn(item);
  return variants.length > 0 ? { variants: Object.fromEntries(variants) } : {};
}

function variantsIn(schema: JsonSchema | undefined, prefix = ''): (readonly [string, Variant])[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = prefix + name;
    const variant = variantOf(property);
    const inside = isObject(property.items) ? property.items : property;
    return [...(variant ? [[path, variant] as const] : []), ...variantsIn(inside, `${path}.`)];
  });
}

function variantOf(property: JsonSchema): Variant | undefined {
  const { other, standIn } = property;
  const named = namedValues(property);
  const values = other !== undefined || isSwitch(property) ? named : undefined;
  if (!values && standIn === undefined) return undefined;
  return {
    ...(values ? { values: allowsNull(property) ? [...values, null] : values } : {}),
    ...(other === undefined ? {} : { other: other as string | number }),
    ...(standIn === undefined ? {} : { standIn: [standIn].flat() as StandIn[] }),
  };
}

/** On and off have many words: 1 and 0, Y and N, true and false. */
function isSwitch({ enum: values }: JsonSchema): boolean {
  if (!Array.isArray(values)) return false;
  return SWITCHES.some(({ off, on }) => values.includes(off) && values.includes(on));
}
