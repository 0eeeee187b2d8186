/**
 * The compiled form of the declarations: the generator emits it and the runtime renders it. Plain data with all references
 * resolved. It contains no business terms.
 */
export type * from './model/actions.ts';
export type * from './model/bodies.ts';
export type * from './model/conditions.ts';
export type * from './model/details.ts';
export type * from './model/endpoints.ts';
export type * from './model/forms.ts';
export type * from './model/hand-made.ts';
export type * from './model/lifecycles.ts';
export type * from './model/lists.ts';
export type * from './model/product.ts';
export type * from './model/screens.ts';
export type * from './model/shown.ts';
export type * from './model/values.ts';
