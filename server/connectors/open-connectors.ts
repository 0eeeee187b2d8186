import type { Settings } from '../settings.ts';
import type { Db } from '../store/index.ts';
import type { Bank } from './bank/bank.ts';
import { bcaBank } from './bank/bca-bank.ts';
import { simulatedBca } from './bank/simulated-bank.ts';
import { type ChatVendor, type CometChatApp, cometChat, cometChatAddress } from './comet-chat/comet-chat.ts';
import type { Erp } from './erp/erp.ts';
import { navErp } from './erp/nav-erp.ts';
import { simulatedNav } from './erp/simulated-erp.ts';
import { httpTransport } from './http/http-transport.ts';
import { resilient } from './http/resilient.ts';
import { insertNavLog } from './nav-logs.store.ts';
import { ConnectorError, type NoteCall, noted, type Transport } from './transport.ts';

/** The external systems. */
export interface Connectors {
  readonly erp: Erp;
  readonly bank: Bank;
}

const PAGE_SIZE = 200;
/** Timeout in milliseconds for background calls. */
const SIMULATED_ANSWER = 150;
/** Timeout in milliseconds while a person waits. */
const CHAT_PATIENCE = 8_000;
const NOBODY = { clientId: '', clientSecret: '', apiKey: '', apiSecret: '', corporateId: '0', account: '0' };

/** Opens the configured systems, and embedded simulations for the others. Every call is logged. */
export function openConnectors({ erp, bank }: Pick<Settings, 'erp' | 'bank'>, db: Db): Connectors {
  const note = noteIn(db);
  const real = (base: string, timeout: number, headers = {}): Transport =>
    resilient(noted(httpTransport({ base, timeout, headers }), note));
  const simulated = (transport: Transport, folder: string): Transport =>
    resilient(
      noted(transport, (call) => note({ ...call, url: `/${folder}/${call.url.replace(/^\//, '')}` })),
    );
  return {
    erp: navErp(
      erp
        ? real(erp.url, erp.timeout, { authorization: erp.authorization })
        : simulated(simulatedNav({ db, slowness: SIMULATED_ANSWER }), 'simulated/ODataV4'),
      { describe: erp ? `NAV at ${new URL(erp.url).host}` : 'simulated', pageSize: PAGE_SIZE },
    ),
    bank: bank
      ? bcaBank(real(bank.url, bank.timeout), bank.access, `BCA at ${new URL(bank.url).host}`)
      : bcaBank(simulated(simulatedBca(db), 'simulated/bca'), NOBODY, 'simulated'),
  };
}

/** The chat vendor for one app; called while a person waits, so without retries. */
export function openChatVendor(
  { restKey, url }: NonNullable<Settings['cometChat']>,
  app: CometChatApp,
  db: Db,
): ChatVendor {
  const base = url ?? cometChatAddress(app);
  if (base === null) throw new ConnectorError('refused', 'The chat configs name no app of CometChat.');
  return cometChat(noted(httpTransport({ base, timeout: CHAT_PATIENCE }), noteIn(db)), {
    appId: app.appId,
    restKey,
  });
}

/** Written at once, outside of any transaction: the call stays logged even when the work that made it is rolled back. */
function noteIn(db: Db): NoteCall {
  return (call) => insertNavLog(db, call);
}
