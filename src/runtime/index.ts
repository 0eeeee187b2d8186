/** The door of the runtime: what the application and hand-made parts may use. */
export type { HandMade, Product } from './model.ts';
export type { ScreenProps } from './navigation/screen-props.ts';
export { start } from './start.tsx';
