import type { Db } from '../connect.ts';
import { minute } from './time.ts';

const DRIVERS = [
  ['DRV-001', 'Slamet Riyadi', 'slamet', 'Pak Slamet'],
  ['DRV-002', 'Tatang Kurnia', 'tatang', 'Kang Tatang'],
  ['DRV-003', 'I Wayan Sudarma', 'wayan', 'Bli Wayan'],
  ['DRV-004', 'Yohanes Tandi', 'yohanes', null],
  ['DRV-005', 'Mulyadi', 'mulyadi', 'Cak Mul'],
  ['DRV-006', 'Rahmat Hasibuan', 'rahmat', 'Bang Rahmat'],
  ['DRV-007', 'Suparman', 'suparman', 'Pak Parman'],
  ['DRV-008', 'Andi Baso', 'andi', null],
  ['DRV-009', 'Ujang Solihin', 'ujang', 'Kang Ujang'],
  ['DRV-010', 'Ketut Arsana', 'ketut', 'Bli Ketut'],
  ['DRV-011', 'Dedi Irawan', 'dedi', null],
  ['DRV-012', 'Petrus Lumban Gaol', 'petrus', 'Bang Pet'],
] as const;

const LOCATIONS = [
  ['GD-JAKARTA', 'Gudang Cakung, Jakarta Timur', 'JKT'],
  ['GD-SURABAYA', 'Gudang Margomulyo, Surabaya', 'SBY'],
  ['GD-MEDAN', 'Gudang Belawan, Medan', 'MDN'],
  ['TK-BANDUNG', 'Titik Kirim Gedebage, Bandung', 'BDG'],
  ['TK-SEMARANG', 'Titik Kirim Kaligawe, Semarang', 'SMG'],
  ['TK-DENPASAR', 'Titik Kirim Ubung, Denpasar', 'DPS'],
  ['TK-MAKASSAR', 'Titik Kirim Daya, Makassar', 'MKS'],
  ['RETUR', 'Gudang Retur dan Barang Rusak', null],
  ['GD-LAMA', 'Gudang Rungkut (ditutup)', 'SBY'],
] as const;

/** Drivers and places as the ERP knows them. */
export async function insertLogistics(db: Db): Promise<void> {
  const drivers = DRIVERS.map(([kode, name, mail, alias]) => ({
    kode,
    name,
    email: `${mail}@armada.example.test`,
    alias,
  }));
  await db.insertInto('drivers').values(drivers).execute();
  const locations = LOCATIONS.map(([code, name, dimension], index) => ({
    code,
    name,
    global_dimension_1_code: dimension,
    created_at: minute(-365 * 1440),
    last_sync_nav: index === 7 ? null : minute(-1440 + index * 3),
    deleted_at: code === 'GD-LAMA' ? minute(-90 * 1440) : null,
  }));
  await db.insertInto('locations').values(locations).execute();
}
