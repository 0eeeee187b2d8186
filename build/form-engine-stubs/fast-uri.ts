/** Resolves `$ref`s by URI; compiled schemas have none. */
export default { resolve: refuse, equal: refuse };

function refuse(_base: string, reference: string): never {
  throw new Error(
    `The schema of a form still has the reference "${reference}": the generator must resolve it.`,
  );
}
