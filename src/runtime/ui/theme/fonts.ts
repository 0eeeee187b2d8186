/** 'Inter Fallback' is declared in index.html, so that the first paint has it. */
export const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, 'Noto Sans', sans-serif";
