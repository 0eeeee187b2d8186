import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseJson } from '../../core/read-value.ts';
import { unwritableWithin, writable } from '../../core/text.ts';
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
    const text = batch.map((movedMessage) => `${JSON.stringify(movedMessage, safe)}\n`).join('');
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

const safe = (_name: string, value: unknown) => (typeof value === 'string' ? writable(value) : value);

interface Taken {
  added: number;
  /** Skipped because they exist already. */
  known: number;
  /** Shops and accounts that are missing here, with their number of messages. */
  readonly unknown: Map<string, number>;
}

/** Imports such a file in one transaction: all or nothing. Throws a MovingError that names the line. */
export function importMessages(db: Db, file: string): Promise<Readonly<Taken>> {
  return db.transaction().execute(async (transactionDb) => {
    const taken: Taken = { added: 0, known: 0, unknown: new Map() };
    let batch: MovedMessage[] = [];
    let lineNumber = 0;
    const input = createReadStream(file);
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      lineNumber += 1;
      if (line.trim() === '') continue;
      batch.push(readLine(line, lineNumber));
      if (batch.length < 1000) continue;
      await addMovedMessages(transactionDb, batch, taken);
      batch = [];
    }
    await addMovedMessages(transactionDb, batch, taken);
    return taken;
  });
}

/** Imports messages that do not exist yet. A conversation that starts with them counts as read by everybody. */
async function addMovedMessages(db: Db, moved: readonly MovedMessage[], taken: Taken): Promise<void> {
  const uuids = moved.map(({ shop }) => shop);
  const usernames = moved.flatMap(({ username }) => username ?? []);
  const shops = await readShopIds(db, uuids);
  const staff = await readStaffIds(db, usernames);
  const startedShopIds = await readStartedShops(db, [...shops.values()]);
  for (const movedMessage of moved) {
    const user = shops.get(movedMessage.shop);
    const admin = movedMessage.from === 'staff' ? staff.get(movedMessage.username ?? '') : null;
    if (user === undefined || admin === undefined) {
      const missing = user === undefined ? movedMessage.shop : (movedMessage.username ?? '');
      taken.unknown.set(missing, (taken.unknown.get(missing) ?? 0) + 1);
    } else if (await addMovedMessage(db, movedMessage, { user, admin })) taken.added += 1;
    else taken.known += 1;
  }
  const newShopIds = [...shops.values()].filter((id) => !startedShopIds.includes(id));
  await markAllRead(db, newShopIds);
}

function readLine(line: string, lineNumber: number): MovedMessage {
  const read = parseJson(line) as Partial<MovedMessage> | undefined;
  if (read === undefined) throw new MovingError(`Line ${lineNumber} is no JSON.`);
  const character = unwritableWithin(read);
  if (character) throw new MovingError(`Line ${lineNumber} holds ${character}, which is not text.`);
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
