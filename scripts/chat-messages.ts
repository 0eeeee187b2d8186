// npm run chat-messages -- export|import FILE: the chat's messages as JSON lines, from or into the product's database.
import { resolve } from 'node:path';
import { exportMessages, importMessages, MovingError } from '../server/chat/moving.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { joinStore, StoreError } from '../server/store/index.ts';

const USAGE = `Usage: npm run chat-messages -- export FILE
       npm run chat-messages -- import FILE

FILE  one message a line. Importing twice adds nothing; messages stand behind those that are there.`;

/** The exit code: 0 when every message was moved, else 1. */
async function run([verb = '', name = '', ...extraArguments]: readonly string[]): Promise<number> {
  if (!['export', 'import'].includes(verb) || name === '' || extraArguments.length > 0)
    throw new MovingError(USAGE);
  // npm changes into the project's folder; the file is named from where the command was given.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const store = await joinStore(readSettings());
  try {
    if (verb === 'export') {
      console.log(`${await exportMessages(store.db, file)} messages written to ${file}.`);
      return 0;
    }
    const { added, known: existingCount, unknown } = await importMessages(store.db, file);
    console.log(`${added} messages added, ${existingCount} were there already.`);
    for (const [missing, count] of unknown)
      console.error(`${count} messages left out: this installation has no ${missing}.`);
    return unknown.size === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExpected = [MovingError, StoreError, SettingsError].some((kind) => error instanceof kind);
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(isExpected || isMissing ? (error as Error).message : error);
  process.exitCode = 1;
}
