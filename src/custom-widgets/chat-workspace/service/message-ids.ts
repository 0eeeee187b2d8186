/** The workspace compares message ids as strings; the services use increasing numbers, so ids are padded. */
const WIDTH = 16;
export const ourId = (id: string | number): string => String(id).padStart(WIDTH, '0');
export const theirId = (id: string): number => Number(id);
