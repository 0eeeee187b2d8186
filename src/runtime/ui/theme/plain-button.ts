/** A button that looks like the text or the icon in it. */
export const plainButton = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;
