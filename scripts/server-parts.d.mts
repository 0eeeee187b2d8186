export function isServerPart(path: string): boolean;
