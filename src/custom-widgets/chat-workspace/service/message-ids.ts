/** The workspace compares ids of messages as texts; the services' are numbers that grow. */
const WIDTH = 16;
export const ourId = (id: string | number): string => String(id).padStart(WIDTH, '0');
export const theirId = (id: string): number => Number(id);
