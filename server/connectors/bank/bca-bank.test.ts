import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConnectorRequest, Transport } from '../transport.ts';
import { bcaBank } from './bca-bank.ts';

const access = {
  clientId: 'id',
  clientSecret: 'client-secret',
  apiKey: 'key',
  apiSecret: 'api-secret',
  corporateId: 'CORP',
  account: '0611',
};
const ok = (body: unknown) => ({ status: 200, statusText: 'OK', headers: {}, body: JSON.stringify(body) });
const credit = (more: object) => ({
  TransactionType: 'C',
  TransactionAmount: '1500000.00',
  TransactionName: 'TRSF',
  ...more,
});
const bankOf = (rows: unknown) => {
  const asked: ConnectorRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return request.method === 'POST' ? ok({ access_token: 'token', expires_in: 3600 }) : ok(rows);
  };
  return { asked, bank: bcaBank(transport, access, 'double') };
};
const december = { from: '2025-12-20', to: '2026-01-10' };

describe('BCA', () => {
  it('is signed in to once, and every call carries its signature', async () => {
    const { asked, bank } = bankOf({ Data: [] });
    await bank.mutations(december);
    await bank.mutations(december);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    const { url = '', headers = {} } = asked[1] ?? {};
    const empty = createHash('sha256').update('').digest('hex');
    const words = `GET:${url}:token:${empty}:${headers['x-bca-timestamp']}`;
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'x-bca-key': 'key',
      'x-bca-signature': createHmac('sha256', 'api-secret').update(words).digest('hex'),
    });
    expect(url).not.toContain('secret');
  });

  it('gives what came in, with day, amount and virtual account, equal payments told apart', async () => {
    const paid = credit({ TransactionDate: '31/12', Trailer: '8077700012345 INV-1' });
    const { bank } = bankOf({
      Data: [paid, paid, { ...paid, TransactionType: 'D' }, credit({ TransactionDate: '02/01' })],
    });
    const found = await bank.mutations(december);
    expect(found.map(({ reference: _, ...rest }) => rest)).toEqual([
      {
        date: '2025-12-31',
        amount: 1_500_000,
        virtualAccount: '8077700012345',
        description: 'TRSF 8077700012345 INV-1',
      },
      {
        date: '2025-12-31',
        amount: 1_500_000,
        virtualAccount: '8077700012345',
        description: 'TRSF 8077700012345 INV-1',
      },
      { date: '2026-01-02', amount: 1_500_000, virtualAccount: null, description: 'TRSF' },
    ]);
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(3);
    expect(await bank.mutations(december)).toEqual(found);
  });

  it('may leave texts out or send null for them', async () => {
    const bare = credit({ TransactionDate: '31/12', TransactionName: null, Trailer: null });
    const [found] = await bankOf({ Data: [null, bare] }).bank.mutations(december);
    expect(found).toMatchObject({ date: '2025-12-31', amount: 1_500_000, description: '' });
  });

  it.each([
    [{}],
    [null],
    [{ Data: [credit({ TransactionAmount: 'much' })] }],
    [{ Data: [credit({ TransactionAmount: null })] }],
  ])('that answers %o is unreadable', async (rows) => {
    await expect(bankOf(rows).bank.mutations(december)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
