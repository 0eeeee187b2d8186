/**
 * Files in: how long a table of 50,000 lines and an archive of 500 images take from the job's start to its end, and
 * the most memory that the process has while they do.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import yazl from 'yazl';
import { jobTasks } from '../server/job-tasks.ts';
import { startJob } from '../server/jobs/index.ts';
import { jobServices, runQueuedJobs } from '../server/jobs/testing.ts';
import { connect } from '../server/store/connect.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';

const LINES = 50_000;
const IMAGES = 500;

const cluster = await startTestCluster();
const dataDir = await mkdtemp(join(tmpdir(), 'files-bench-'));
const db = connect(cluster.urlOf(TEMPLATE), { max: 4 });
try {
  await sql`insert into products (name, sku_code)
    select 'Produk ' || n, 'SKU-' || n from generate_series(1, ${LINES}) as n`.execute(db);
  const lines = Array.from({ length: LINES }, (_, lineIndex) => `SKU-${lineIndex + 1};${lineIndex % 90}`);
  const table = join(dataDir, 'table.csv');
  await writeFile(table, ['SKU;Max Qty', ...lines].join('\r\n'));
  await measure('product.upload-qty', table, 'csv', `${LINES} lines`);
  const archive = join(dataDir, 'images.zip');
  await writeArchive(archive);
  await measure('product.upload-images', archive, 'zip', `${IMAGES} images`);
} finally {
  await db.destroy();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A photograph of 1,200 x 900 points; what is behind it makes each its own. */
async function writeArchive(path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  const archiveWritten = pipeline(zip.outputStream, createWriteStream(path));
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const image = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } });
  const jpeg = await image.jpeg({ quality: 82 }).toBuffer();
  for (let imageNumber = 1; imageNumber <= IMAGES; imageNumber += 1) {
    zip.addBuffer(Buffer.concat([jpeg, randomBytes(8)]), `SKU-${imageNumber}.jpg`, { compress: false });
  }
  zip.end();
  await archiveWritten;
}

async function measure(kind: string, path: string, ending: string, jobTitle: string): Promise<void> {
  const { size } = await stat(path);
  const file = `${createHash('sha256').update(randomBytes(8)).digest('hex').slice(0, 32)}.${ending}`;
  const { services } = jobServices({ db }, dataDir, {});
  await services.places.storage.put(file, path, 'application/octet-stream');
  await sql`insert into files (name, mime, bytes) values (${file}, 'application/octet-stream', ${size})`.execute(
    db,
  );
  const input = { params: {}, query: {}, body: { file: { file } } };
  await startJob(db, { kind, title: jobTitle, by: null, input, files: [file] });
  globalThis.gc?.();
  const startMemory = process.memoryUsage().rss;
  let peakMemory = startMemory;
  const memoryTimer = setInterval(() => {
    peakMemory = Math.max(peakMemory, process.memoryUsage().rss);
  }, 20);
  const begin = performance.now();
  const tasks = jobTasks({ storage: services.places.storage, connectors: { erp: {}, bank: {} } as never });
  const failures = await runQueuedJobs({ store: { db }, dataDir }, tasks);
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(memoryTimer);
  const { rows } = await sql<{ state: string; counts: object }>`
    select state, counts from jobs order by id desc limit 1`.execute(db);
  const mb = (bytes: number) => (bytes / 1_000_000).toFixed(0);
  console.log(
    `${jobTitle} (${mb(size)} MB): ${seconds.toFixed(1)} s, most memory ${mb(peakMemory)} MB (${mb(startMemory)} before)`,
    failures.length === 0 ? rows[0]?.state : failures,
    JSON.stringify(rows[0]?.counts),
  );
}
