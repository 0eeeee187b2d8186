/** Where lines end, for what is told of places as they lie on the screen only. */
export function endSide(): 'left' | 'right' {
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}
