/** First line of an emitted file: says what to edit instead. `source` is relative to the product's root. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Edit that instead of this file.`;
}
