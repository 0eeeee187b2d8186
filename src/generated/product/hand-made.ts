// Generated from schemas by `npm run generate`. Edit that instead of this file.
/** Widgets that the declarations use. */
export type WidgetRegistry = Readonly<Record<never, never>>;

/** Hand-made screens that the declarations name. */
export type CustomScreens = Readonly<Record<never, never>>;

/** All of them: what `start` is given beside the product. */
export interface ProductParts {
  readonly widgets: WidgetRegistry;
  readonly screens: CustomScreens;
}
