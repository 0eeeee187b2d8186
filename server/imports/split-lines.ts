import { ImportError } from './import-error.ts';

/** One raw line of the file, without its line end. The first line is number 1. */
export interface Line {
  number: number;
  text: string;
}

const NEWLINE = 0x0a;
const LONGEST = 1_000_000;

/** Cuts bytes into lines. Throws an ImportError when there is no end of a line for too long: that is no CSV. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let pendingBytes: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of chunks) {
    const bytes = pendingBytes.length > 0 ? Buffer.concat([pendingBytes, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      number++;
      yield { number, text: decode(bytes.subarray(start, end), number) };
      start = end + 1;
    }
    pendingBytes = bytes.subarray(start);
    if (pendingBytes.length > LONGEST)
      throw new ImportError('Line {line} does not end; this is not a CSV file.', {
        params: { line: number + 1 },
      });
  }
  if (pendingBytes.length > 0) yield { number: number + 1, text: decode(pendingBytes, number + 1) };
}

const western = new TextDecoder('windows-1252');

/** UTF-8; a line that is not is taken for the older Western encoding, which spreadsheets still write. */
function decode(bytes: Buffer, number: number): string {
  const utf8 = bytes.toString('utf8');
  const text = utf8.includes('\uFFFD') ? western.decode(bytes) : utf8;
  const start = number === 1 && text.startsWith('\uFEFF') ? 1 : 0;
  return text.slice(start, text.endsWith('\r') ? -1 : undefined);
}
