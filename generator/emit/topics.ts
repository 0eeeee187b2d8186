import { topicsOf } from '../link/data/live.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import { printKey, printString } from './print.ts';

/** The topics for `useLive`, one per live entity; any other topic is a type error. */
export function emitTopics(emission: Emission<LinkedCore>): void {
  const topics = Object.keys(topicsOf(emission.product.entities));
  if (topics.length === 0) return;
  const module = emission.module(`${folders.product}/topics.ts`, 'schemas');
  const type = module.runtimeType('LiveTopic');
  module.add(
    '/** What can be heard of: the live entities. */',
    'export const topics = {',
    ...topics.map((topic) => `  ${printKey(topic)}: ${printString(topic)} as ${type},`),
    '};\n',
  );
  emission.write(module);
}
