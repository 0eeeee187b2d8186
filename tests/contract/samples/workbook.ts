import exceljs from 'exceljs';

/** The cells of the first sheet, row by row, as a spreadsheet reads them. */
export async function workbook(bytes: Buffer): Promise<unknown[][]> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => {
    rows.push((row.values as unknown[]).slice(1));
  });
  return rows;
}
