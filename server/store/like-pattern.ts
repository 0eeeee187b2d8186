/** The pattern of `like` for texts that contain this one; `%`, `_` and `\` in it mean themselves. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
