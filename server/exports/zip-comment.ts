/** Bytes of the record that ends an archive without a comment; its last two are the comment's length. */
const END = 22;
const END_SIGNATURE = 0x06054b50;
const LENGTH_AT = END - 2;

/** A zip archive with a comment, asked for when all else has been written; undefined leaves the archive as it is. */
export async function* withZipComment(
  archive: AsyncIterable<Buffer>,
  comment: () => Promise<string | undefined>,
): AsyncGenerator<Buffer> {
  let heldBytes = Buffer.alloc(0);
  for await (const bytes of archive) {
    const allBytes = Buffer.concat([heldBytes, bytes]);
    const readyCount = Math.max(0, allBytes.length - END);
    if (readyCount > 0) yield allBytes.subarray(0, readyCount);
    heldBytes = allBytes.subarray(readyCount);
  }
  const text = await comment();
  const isEnd = heldBytes.length === END && heldBytes.readUInt32LE(0) === END_SIGNATURE;
  if (text === undefined || !isEnd) yield heldBytes;
  else yield commented(heldBytes, Buffer.from(text));
}

function commented(end: Buffer, comment: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(comment.length);
  return Buffer.concat([end.subarray(0, LENGTH_AT), length, comment]);
}
