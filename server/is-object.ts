/** Whether a value that came from elsewhere (JSON, a column of JSON) has properties. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
