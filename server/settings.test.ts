import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('the settings', () => {
  test('have defaults that need no environment', () => {
    expect(readSettings({}, '/srv/office')).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      demoEverywhere: false,
      dataDir: '/srv/office/data',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReadUrl: null,
      extensions: 'all',
      production: false,
    });
  });

  test('treat an empty value as unset', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' }, '/srv').port).toBe(8080);
  });

  test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50'])('refuse PORT=%s and name the variable', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(SettingsError);
    expect(() => readSettings({ PORT: port })).toThrow(/^PORT must be a whole number from 0 to 65535/);
  });

  test('refuse a database address of another kind without printing its password', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://staff:secret@host/db' });
    expect(read).toThrow(/^DATABASE_URL must be an address that begins with postgres:/);
    expect(read).not.toThrow(/secret/);
  });

  test.each(['CONNECTOR_KEY', 'METRICS_KEY'])(
    'refuse a %s that can be guessed, without printing it',
    (name) => {
      expect(() => readSettings({ [name]: 'short' })).toThrow(
        new RegExp(`^${name} has 32 to 200 (?!.*short)`),
      );
      expect(() => readSettings({ [name]: 'k'.repeat(32) })).not.toThrow();
    },
  );

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('refuse %s of no DATABASE_URL', (name) => {
    const read = () => readSettings({ [name]: 'postgres://staff:secret@host/db' });
    expect(read).toThrow(`${name} needs DATABASE_URL.`);
  });

  test('ask for a second factor only where its secrets can be kept', () => {
    const read = (more = {}) => readSettings({ SECOND_FACTOR_ROLES: 'Admin, Superadmin', ...more });
    expect(read().secondFactorRoles).toEqual(['Admin', 'Superadmin']);
    const DATABASE_URL = 'postgres://staff@host/db';
    expect(() => read({ DATABASE_URL })).toThrow('SECOND_FACTOR_ROLES needs SECRETS_KEY.');
    expect(read({ DATABASE_URL, SECRETS_KEY: 's'.repeat(32) }).secretsKey).toBe('s'.repeat(32));
    expect(() => read({ SECRETS_KEY: 'short' })).toThrow(/^SECRETS_KEY has 32 to 200 letters/);
  });

  test('name the servers of the chat, each an origin', () => {
    const origins = (CHAT_ORIGINS: string) => readSettings({ CHAT_ORIGINS }).chatOrigins;
    expect(origins('')).toEqual([]);
    expect(origins('https://*.cometchat.io, wss://*.cometchat.io:8443')).toEqual([
      'https://*.cometchat.io',
      'wss://*.cometchat.io:8443',
    ]);
    for (const bad of ['http://x.io', '*', 'https://x.io/path', "https://x.io; script-src 'unsafe-inline'"])
      expect(() => origins(bad)).toThrow(/^CHAT_ORIGINS names servers/);
  });

  test('name the proxies that are believed, each an address or a network', () => {
    const proxies = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }).trustedProxies;
    expect([proxies(''), proxies('none')]).toEqual([['loopback'], []]);
    expect(proxies('loopback, 10.0.0.0/8, fd00::/8, 192.168.1.5')).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
      '192.168.1.5',
    ]);
    for (const bad of ['proxy.example', '10.0.0.0/33', '10.0.0', '*', '10.0.0.0/8/8'])
      expect(() => proxies(bad)).toThrow(/^TRUSTED_PROXIES is none, or names addresses/);
  });

  test('name the addresses of roles, and which part of them is wrong', () => {
    const read = (ROLE_ADDRESSES: string, more = {}) =>
      readSettings({ ROLE_ADDRESSES, ...more }).roleAddresses;
    expect(read('')).toEqual([]);
    expect(read('Superadmin=10.0.0.0/8, 192.0.2.7; IT Staff = 2001:db8::/32,loopback;')).toEqual([
      { role: 'Superadmin', networks: ['10.0.0.0/8', '192.0.2.7'] },
      { role: 'IT Staff', networks: ['2001:db8::/32', 'loopback'] },
    ]);
    for (const bad of ['Superadmin', '=10.0.0.1', 'Superadmin=', 'Superadmin=,', 'Admin=10.0.0.1=10.0.0.2'])
      expect(() => read(`IT Staff=10.0.0.1; ${bad}`)).toThrow(
        new RegExp(`^ROLE_ADDRESSES has .* not "${bad}"`),
      );
    for (const bad of [
      '10.0.0.0/33',
      'office',
      '2001:db8::/129',
      '10.0.0.1 10.0.0.2',
      '10.0.0.0/',
      'fe80::1%eth0',
    ])
      expect(() => read(`Admin=10.0.0.1,${bad}`)).toThrow(
        `ROLE_ADDRESSES names for Admin addresses and networks such as 10.0.0.5 and 10.0.0.0/8, with commas, or loopback; not "${bad}".`,
      );
    expect(() => read('Admin=10.0.0.1; admin=10.0.0.2')).toThrow('ROLE_ADDRESSES names admin twice.');
    expect(() => read('Admin=10.0.0.1', { ADMIN_API_URL: 'https://api.example.test' })).toThrow(
      /^ROLE_ADDRESSES is for our own server/,
    );
  });

  test('leave time to end, and close the list of calls, in production', () => {
    const { drainSeconds, openApi } = readSettings({ NODE_ENV: 'production' });
    expect([drainSeconds, openApi]).toEqual([5, false]);
    expect(readSettings({ NODE_ENV: 'production', OPENAPI: 'open' }).openApi).toBe(true);
  });

  test('switch extensions off when another server answers, unless some are named', () => {
    const ADMIN_API_URL = 'https://api.example.test';
    expect(readSettings({ ADMIN_API_URL }).extensions).toEqual([]);
    expect(readSettings({ ADMIN_API_URL, EXTENSIONS: 'brand.get, user.get' }).extensions).toEqual([
      'brand.get',
      'user.get',
    ]);
    expect(readSettings({ EXTENSIONS: 'none' }).extensions).toEqual([]);
  });

  test('a backup lies in a folder or a bucket, of the store that files may lie in', () => {
    const backups = (BACKUP_DIR: string, more = {}) => readSettings({ BACKUP_DIR, ...more }, '/srv').backups;
    expect(backups('backups')).toEqual({ folder: '/srv/backups' });
    const store = { S3_ENDPOINT: 'https://s3.test', S3_REGION: 'id-1' };
    expect(backups('s3://salinan/malam/toko/', store)).toMatchObject({
      s3: { bucket: 'salinan', endpoint: 'https://s3.test', region: 'id-1' },
      path: 'malam/toko',
    });
    expect(backups('s3://salinan')).toMatchObject({ path: '' });
    expect(() => backups('s3:/salinan')).toThrow(SettingsError);
  });
});
