/** Stands where a button would draw its ripple. It must not come to that. */
export default function TouchRipple(): never {
  throw new Error('The ripple is left out of the build: see build/flat-buttons-plugin.ts.');
}
