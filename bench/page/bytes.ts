/** What each file of the page is made of: minified bytes by package or by folder of our own. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const depth = Number(process.argv[3] ?? 0);
const fileFilter = process.argv[2];

const buildResult = await build({ logLevel: 'silent', build: { write: false, sourcemap: 'hidden' } });
for (const output of [buildResult].flat() as Rolldown.RolldownOutput[]) {
  for (const chunk of output.output) {
    if (chunk.type !== 'chunk' || (fileFilter && !chunk.fileName.includes(fileFilter))) continue;
    const br = brotliCompressSync(chunk.code).length;
    console.log(`\n${chunk.fileName}: ${kb(chunk.code.length)} KB, brotli ${kb(br)} KB`);
    // Node's type asks for more than a map has to have.
    const sizes = sizesOf(chunk.code, chunk.map as unknown as SourceMapPayload);
    const rows = [...sizes]
      .sort((firstRow, secondRow) => secondRow[1] - firstRow[1])
      .slice(0, fileFilter ? 200 : 8);
    for (const [name, size] of rows) console.log(`  ${kb(size).padStart(7)}  ${name}`);
  }
}

function sizesOf(code: string, payload: SourceMapPayload): Map<string, number> {
  const map = new SourceMap(payload);
  const sizes = new Map<string, number>();
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column++) {
      const mapping = map.findEntry(line, column);
      const { originalSource } = mapping as { originalSource?: string };
      const name = originalSource === undefined ? '(none)' : nameOf(originalSource);
      sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }
  });
  return sizes;
}

function nameOf(source: string): string {
  const path = source.replace(/^(\.\.\/)+/, '').replaceAll('\0', '');
  const parts = path.split('/');
  const inside = parts.lastIndexOf('node_modules');
  if (inside < 0) return parts.slice(0, depth > 0 ? 9 : 3).join('/');
  const scoped = parts[inside + 1]?.startsWith('@') ? 3 : 2;
  return parts.slice(inside + 1, inside + scoped + (depth > 0 ? depth : 0)).join('/');
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
