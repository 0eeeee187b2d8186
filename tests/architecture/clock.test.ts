import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** The time of this machine: right for how long something took, wrong for which day it is. */
const BARE = /\bnew Date\(\)|\bdayjs(\.utc)?\(\)|\bDate\.now\b/g;

/** Files of the page that ask this machine for the time, and why they may. */
const ALLOWED: Readonly<Record<string, string>> = {
  'core/clock.ts': 'follows the clock of the server',
  'core/dates.ts': 'isoInstant, an instant of the machine that writes it',
  'core/tree/tree.ts': 'how long after a key the next one came',
  'src/custom-widgets/chat-workspace/model/notices.ts': "a person's quiet hours are by their own clock",
  'src/custom-widgets/chat-workspace/model/outbox-runner.ts': 'the order in which messages were written',
  'src/custom-widgets/chat-workspace/service/cometchat/cometchat-service.ts':
    'when the vendor was last heard',
  'src/custom-widgets/chat-workspace/service/own-server/own-server.ts': 'how long a connection lasted',
  'src/runtime/data/http-client.ts': 'how long an answer took',
  'src/runtime/data/live/connection.ts': 'how long a connection lasted',
  'src/runtime/data/send.ts': 'how long ago a call was lost',
  'src/runtime/data/server-clock.ts': 'how long an answer took',
  'src/runtime/data/session/use-fresh-user.ts': 'how long ago the account was read',
  'src/runtime/form/draft/draft.ts': 'how old a draft of this browser is',
};

it('finds each way to ask the machine for the time', () => {
  const text = 'new Date(); new Date(1); dayjs(); dayjs.utc(); dayjs(x); Date.now(); useState(Date.now);';
  expect(text.match(BARE)).toEqual(['new Date()', 'dayjs()', 'dayjs.utc()', 'Date.now', 'Date.now']);
});

it('the page asks the clock of the server which day it is', () => {
  const asking = ['core', 'domain', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/(\.test\.tsx?|(^|\/)testing[^/]*\.ts)$|(^|\/)generated\//.test(file),
      )
      .map((file) => `${folder}/${file}`)
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').match(BARE)),
  );
  expect(asking.sort()).toEqual(Object.keys(ALLOWED).sort());
});
