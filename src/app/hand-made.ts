import type { CustomScreens, WidgetRegistry } from '../generated/product/hand-made.ts';
import type { HandMade } from '../runtime/index.ts';

/** Every hand-made part the declarations name. The compiler lists what is missing. */
export const handMade = {
  widgets: {} satisfies WidgetRegistry,
  screens: {} satisfies CustomScreens,
} satisfies HandMade;
