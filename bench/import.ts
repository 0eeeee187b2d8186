/**
 * An import of 1,000,000 order lines (LINES): lines a second, and the most memory that the process has. Done twice: the
 * second time every line is known.
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importOrders } from '../server/imports/index.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';

const LINES = Number(process.env.LINES ?? 1_000_000);
const [PER_ORDER, PRODUCTS, SHOPS, DAYS] = [20, 4000, 5000, 365];
const MB = 1_048_576;
const MEMORY_EVERY = 200;

const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
const cluster = await startTestCluster();
try {
  const file = join(folder, 'lines.csv');
  await writeLines(file);
  await measure('new lines', file);
  await measure('the same again', file);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function writeLines(file: string): Promise<void> {
  const out = createWriteStream(file);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await write('InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n');
  for (let order = 0; order * PER_ORDER < LINES; order += 1) {
    const day = new Date(Date.UTC(2025, 0, 1 + (order % DAYS))).toISOString().slice(0, 10);
    const lines = Array.from({ length: PER_ORDER }, (_, lineIndex) => {
      const product = (order * 7 + lineIndex * 199) % PRODUCTS;
      const shop = 10_000 + (order % SHOPS);
      return `${500_000 + order},${20_000 + product},ITEM ${product},${1 + (lineIndex % 12)},${day} 10:00:00,${1 + (product % 40)}.25,${shop}.0,Indonesia\n`;
    });
    await write(lines.join(''));
  }
  out.end();
  await once(out, 'close');
}

async function measure(name: string, file: string): Promise<void> {
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(process.memoryUsage().rss / MB), MEMORY_EVERY);
  const {
    lines,
    items,
    known: repeatedLines,
    orders,
    shops,
    seconds,
    stopped,
  } = await importOrders(
    { url: cluster.urlOf(TEMPLATE) },
    {
      file,
      rate: '20000',
      reportFolder: folder,
    },
  );
  clearInterval(timer);
  if (stopped) throw new Error(stopped);
  const half = memory.slice(0, memory.length / 2);
  console.log(
    `${name}: ${lines} lines (${items} items, ${repeatedLines} known, ${orders} orders, ${shops} shops) in ${seconds.toFixed(0)} s, ` +
      `${Math.round(lines / seconds)} lines a second; at most ${Math.max(...memory).toFixed(0)} MB, ${Math.max(...half).toFixed(0)} MB until half of it`,
  );
}
