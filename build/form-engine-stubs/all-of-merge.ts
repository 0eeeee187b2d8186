/** Merges `allOf`; compiled schemas have none. */
export default function shallowAllOfMerge(): never {
  throw new Error('The schema of a form still has an "allOf": the generator must merge it.');
}
