// npm run import-orders -- FILE [--rate 20000] [--dates dmy|mdy]: imports order lines into the product's database, running or not.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkFile,
  DATE_ORDERS,
  type DateOrder,
  ImportError,
  ImportTerminal,
  importOrders,
} from '../server/imports/index.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { joinStore, StoreError } from '../server/store/index.ts';

const USAGE = `Usage: npm run import-orders -- FILE [--rate 20000] [--dates dmy|mdy]

FILE    order lines as CSV, plain or gzipped, beginning with the header
        InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
--rate  rupiah for one unit of the file's prices (20000)
--dates what comes first in dates such as 12/1/2010, day (dmy) or month (mdy), where no line of the file tells`;

const DEFAULT_RATE = '20000';
const INTERRUPTED = 130;

/** The exit code: 0 when the whole file was read and a line of it could be, 130 when interrupted, else 1. */
async function run(): Promise<number> {
  const { file, rate, help, ...given } = readArguments();
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const dates = given.dates ?? (await checkFile(file));
  const settings = readSettings();
  const interrupt = listenForInterrupt();
  const store = await joinStore(settings);
  try {
    console.log(`Importing ${file} into ${store.describe}, one unit of price = Rp ${rate}.`);
    const terminal = new ImportTerminal(process.stdout);
    const summary = await importOrders(store, {
      file,
      rate,
      dates,
      reportFolder: join(settings.dataDir, 'imports'),
      signal: interrupt,
      onProgress: (lines, part) => terminal.progress(lines, part),
      onSkipped: (line) => terminal.skipped(line),
    });
    terminal.summary(summary);
    if (!summary.stopped) return 0;
    return interrupt.aborted ? INTERRUPTED : 1;
  } finally {
    await store.close();
  }
}

interface Arguments {
  file: string;
  rate: string;
  dates: DateOrder | undefined;
  help: boolean;
}

function readArguments(): Arguments {
  const options = {
    rate: { type: 'string', default: DEFAULT_RATE },
    dates: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseStrictly(options);
  const [file = '', ...extraArguments] = positionals;
  const dates = DATE_ORDERS.find((order) => order === values.dates);
  if (values.help) return { file, rate: values.rate, dates, help: true };
  if (file === '' || extraArguments.length > 0) throw new ImportError(`Name one file.\n\n${USAGE}`);
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(values.rate) || Number(values.rate) === 0) {
    throw new ImportError(
      `--rate must be a number above zero such as 20000 or 20350.5, not "${values.rate}".`,
    );
  }
  if (values.dates !== undefined && !dates) {
    throw new ImportError(`--dates must be ${DATE_ORDERS.join(' or ')}, not "${values.dates}".`);
  }
  // npm changes into the project's folder; the file is named from where the command was given.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), rate: values.rate, dates, help: false };
}

function parseStrictly<T extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** The first Ctrl-C ends the import after the batch at hand, the second at once. */
function listenForInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}

try {
  process.exitCode = await run();
} catch (error) {
  const expected = [ImportError, StoreError, SettingsError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
