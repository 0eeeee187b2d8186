import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Db } from '../store/index.ts';
import {
  addMovedMessage,
  type MovedMessage,
  markAllRead,
  readMovedMessages,
  readShopIds,
  readStaffIds,
  readStartedShops,
} from './moving.store.ts';

/** The file is not a valid export of messages. */
export class MovingError extends Error {}

/** Writes all messages to a file, one JSON object per line; returns their number. */
export async function exportMessages(db: Db, file: string): Promise<number> {
  const out = createWriteStream(file);
  let count = 0;
  for await (const batch of readMovedMessages(db)) {
    count += batch.length;
    const text = batch.map((movedMessage) => `${JSON.stringify(movedMessage)}\n`).join('');
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

interface Taken {
  readonly added: number;
  /** Skipped because they exist already. */
  readonly known: number;
  /** Shops and accounts that are missing here, with their number of messages. */
  readonly unknown: ReadonlyMap<string, number>;
}

/** Imports such a file in one transaction: all or nothing. Throws a MovingError that names the line. */
export function importMessages(db: Db, file: string): Promise<Taken> {
  return db.transaction().execute(async (transactionDb) => {
    const unknown = new Map<string, number>();
    let [added, existingCount] = [0, 0];
    const take = async (batch: readonly MovedMessage[]) => {
      const importedCounts = await addMovedMessages(transactionDb, batch);
      added += importedCounts.added;
      existingCount += importedCounts.known;
      for (const [name, count] of importedCounts.unknown) unknown.set(name, (unknown.get(name) ?? 0) + count);
    };
    let batch: MovedMessage[] = [];
    let lineNumber = 0;
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      lineNumber += 1;
      if (line.trim() === '') continue;
      batch.push(readLine(line, lineNumber));
      if (batch.length < 1000) continue;
      await take(batch);
      batch = [];
    }
    await take(batch);
    return { added, known: existingCount, unknown };
  });
}

/** Imports messages that do not exist yet. A conversation that starts with them counts as read by everybody. */
async function addMovedMessages(db: Db, moved: readonly MovedMessage[]): Promise<Taken> {
  const shops = await readShopIds(
    db,
    moved.map(({ shop }) => shop),
  );
  const staff = await readStaffIds(
    db,
    moved.flatMap(({ username }) => username ?? []),
  );
  const startedShopIds = await readStartedShops(db, [...shops.values()]);
  const unknown = new Map<string, number>();
  let added = 0;
  let existingCount = 0;
  for (const movedMessage of moved) {
    const user = shops.get(movedMessage.shop);
    const admin = movedMessage.from === 'staff' ? staff.get(movedMessage.username ?? '') : null;
    if (user === undefined || admin === undefined) {
      const missing = user === undefined ? movedMessage.shop : (movedMessage.username ?? '');
      unknown.set(missing, (unknown.get(missing) ?? 0) + 1);
      continue;
    }
    if (await addMovedMessage(db, movedMessage, { user, admin })) added += 1;
    else existingCount += 1;
  }
  const newShopIds = [...shops.values()].filter((id) => !startedShopIds.includes(id));
  await markAllRead(db, newShopIds);
  return { added, known: existingCount, unknown };
}

function readLine(line: string, lineNumber: number): MovedMessage {
  let read: Partial<MovedMessage>;
  try {
    read = JSON.parse(line);
  } catch {
    throw new MovingError(`Line ${lineNumber} is no JSON.`);
  }
  const texts = [read.shop, read.type, read.text, read.created_at];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    ['shop', 'staff', 'business'].includes(read.from ?? '');
  if (!isWhole || !/^[\da-f-]{36}$/i.test(read.shop ?? '') || Number.isNaN(Date.parse(read.created_at ?? '')))
    throw new MovingError(
      `Line ${lineNumber} is no message: it needs shop, from, type, text and created_at.`,
    );
  const { username = null, client_id = null, note = false, data = null, deleted = false } = read;
  return { ...(read as MovedMessage), username, client_id, note, data, deleted };
}
