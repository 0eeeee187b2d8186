import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from './client.ts';
import { databaseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { sharedFolder } from './embedded/home.ts';
import { runPostgres } from './embedded/postgres-process.ts';

export interface StreamingReplica {
  /** Address of a database of it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a streaming replica of the cluster of `url`, with a copy of its folder: the embedded programs have no pg_basebackup. */
export async function startReplica(url: string): Promise<StreamingReplica> {
  const folder = mkdtempSync(join(tmpdir(), `wholesale-test-${process.pid}-`));
  const cluster = join(folder, 'cluster');
  const account = await copyCluster(url, cluster);
  give(folder, account);
  const { hostname, port, username, password } = new URL(url);
  const server = await runPostgres({
    home: { folder, cluster, account, moved: false },
    binaries: findBinaries(account, sharedFolder),
    password,
    settings: [
      'max_connections=200',
      `primary_conninfo=host=${hostname} port=${port} user=${username} password=${password}`,
    ],
  });
  return {
    url: Object.assign(new URL(url), { port: String(server.port) }).href,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the folder of a running cluster as PostgreSQL wants it, and says to whom it belongs. */
async function copyCluster(url: string, target: string) {
  return withClient(url, 'wholesale-tests', async (client) => {
    const { rows } = await client.query<{ source: string }>(
      `select current_setting('data_directory') as source`,
    );
    const { source = '' } = rows[0] ?? {};
    await client.query("select pg_backup_start('replica', true)");
    cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const label = await client.query<{ text: string }>('select labelfile as text from pg_backup_stop()');
    writeFileSync(join(target, 'backup_label'), label.rows[0]?.text ?? '');
    writeFileSync(join(target, 'standby.signal'), '');
    return databaseAccount(source);
  });
}

function give(folder: string, account: ReturnType<typeof databaseAccount>): void {
  if (!account) return;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of ['', ...paths]) chownSync(join(folder, path), account.uid, account.gid);
}
