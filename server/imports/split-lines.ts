import { type Line, TextLines } from '../../core/table/text-lines.ts';
import { ImportError } from './import-error.ts';

const LONGEST = 1_000_000;

/** Cuts bytes into lines. Throws an ImportError when there is no end of a line for too long: that is no CSV. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const lines = new TextLines();
  for await (const chunk of chunks) {
    yield* lines.push(chunk);
    const { number, length } = lines.open;
    if (length > LONGEST)
      throw new ImportError('Line {line} does not end; this is not a CSV file.', {
        params: { line: number },
      });
  }
  yield* lines.finish();
}

export type { Line };
