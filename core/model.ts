/** The compiled declarations, as plain data with all references resolved; they know no business. */
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
