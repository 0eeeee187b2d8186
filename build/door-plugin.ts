import type { Plugin } from 'vite';

/** The door for hand-made parts and the files right behind it; see chunks.ts. */
export const DOOR = /\/src\/runtime\/(index\.ts|api\/)/;

/**
 * The entry takes one thing through the door: the start. What else the door names is there for widgets, and no file of
 * it does anything by being loaded; without this the entry would load them all.
 */
export function doorPlugin(): Plugin {
  return {
    name: 'door',
    apply: 'build',
    transform: (code, id) => (DOOR.test(id) ? { code, map: null, moduleSideEffects: false } : null),
  };
}
