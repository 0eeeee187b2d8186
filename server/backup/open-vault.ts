import type { BackupAddress } from '../settings.ts';
import { folderVault } from './folder-vault.ts';
import type { Vault } from './vault.ts';

/** Opens what an address names. Only a bucket loads its client. */
export async function openVault(address: BackupAddress): Promise<Vault> {
  if ('folder' in address) return folderVault(address.folder);
  const { s3Vault } = await import('./s3-vault.ts');
  return s3Vault(address.s3, address.path);
}
