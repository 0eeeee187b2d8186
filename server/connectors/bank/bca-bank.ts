import { createHash, createHmac } from 'node:crypto';
import { type Instant, isoInstant } from '../../../core/dates.ts';
import { isRecord } from '../../../core/record.ts';
import type { BankSettings } from '../../settings.ts';
import { ConnectorError, readObject, type Transport, textOf } from '../transport.ts';
import type { Bank, BankMutation } from './bank.ts';

type BcaAccess = BankSettings['access'];

interface Token {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** BCA's account statements. Every call is signed; the access token is reused until it expires. */
export function bcaBank(transport: Transport, access: BcaAccess, describe: string): Bank {
  let token: Token | null = null;
  return {
    describe,
    async mutations({ from, to, signal }) {
      const abort = signal ? { signal } : {};
      if (!token || token.until < Date.now()) token = await signIn(transport, access, abort);
      const path = `/banking/v3/corporates/${access.corporateId}/accounts/${access.account}/statements?EndDate=${to}&StartDate=${from}`;
      const headers = signed('GET', path, token.value, access);
      const { body } = await transport({ method: 'GET', url: path, headers, ...abort });
      return readStatements(body, from, to);
    },
  };
}

async function signIn(transport: Transport, access: BcaAccess, abort: object): Promise<Token> {
  const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
  const { body } = await transport({
    method: 'POST',
    url: '/api/oauth/token',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
    ...abort,
  });
  const { access_token: value, expires_in } = readObject(body);
  if (typeof value !== 'string') throw new ConnectorError('refused', 'The bank gave no token');
  const seconds = Number(expires_in) || 600;
  return { value, until: Date.now() + (seconds - 60) * 1000 };
}

/** The request signature: HMAC of method, path, token, hash of the (empty) body and timestamp. */
export function signed(
  method: string,
  path: string,
  token: string,
  access: BcaAccess,
  requestTime?: Instant,
) {
  const timestamp = isoInstant(requestTime).replace('Z', '+00:00');
  const hash = createHash('sha256').update('').digest('hex');
  const words = [method, path, token, hash, timestamp].join(':');
  return {
    authorization: `Bearer ${token}`,
    'x-bca-key': access.apiKey,
    'x-bca-timestamp': timestamp,
    'x-bca-signature': createHmac('sha256', access.apiSecret).update(words).digest('hex'),
  };
}

function readStatements(body: string, from: string, to: string): BankMutation[] {
  const { Data } = readObject(body);
  if (!Array.isArray(Data)) throw new ConnectorError('unreadable', 'The answer holds no statements');
  const seen = new Map<string, number>();
  return Data.filter(isRecord)
    .filter(({ TransactionType }) => TransactionType === 'C')
    .map((statement) => readStatement(statement, from, to, seen));
}

function readStatement(
  statement: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
  seen: Map<string, number>,
): BankMutation {
  const amount = Number(statement.TransactionAmount ?? Number.NaN);
  if (!Number.isFinite(amount)) throw new ConnectorError('unreadable', 'An amount is no number');
  const date = dateOf(textOf(statement.TransactionDate), from, to);
  const trailer = textOf(statement.Trailer);
  const description = `${textOf(statement.TransactionName)} ${trailer}`.replace(/\s+/g, ' ').trim();
  // The bank sends no payment id: equal payments of one day are distinguished by their order, which is stable.
  const words = `${date} ${amount} ${description}`;
  const nth = (seen.get(words) ?? 0) + 1;
  seen.set(words, nth);
  return {
    reference: createHash('sha256').update(`${words} ${nth}`).digest('hex').slice(0, 32),
    date,
    amount,
    virtualAccount: /\b(\d{10,18})\b/.exec(trailer)?.[1] ?? null,
    description,
  };
}

/** Parses 'dd/MM' with the year that lies between the two days; 'PEND' is a payment of the last day. */
function dateOf(text: string, from: string, to: string): string {
  const [, day, month] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  if (!day || !month) return to;
  const inYear = `${to.slice(0, 4)}-${month}-${day}`;
  return inYear > to ? `${from.slice(0, 4)}-${month}-${day}` : inYear;
}
