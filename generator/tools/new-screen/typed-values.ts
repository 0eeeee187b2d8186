import { literal } from './table.ts';

/** Values that somebody could have typed; each list is as long as there are demo rows. */
const PEOPLE = list(
  'Siti Rahayu, Budi Santoso, Dewi Lestari, Agus Wijaya, Rina Kartika, Hendra Gunawan, Maya Putri, Joko Prasetyo, Ayu Wulandari, Rudi Hartono, Nina Safitri, Eko Saputra',
);
const BUSINESSES = list(
  'Maju Jaya, Berkah Abadi, Tunas Harapan, Mitra Usaha, Sinar Terang, Cahaya Timur, Karya Bersama, Bintang Fajar, Harapan Baru, Lancar Jaya, Anugerah Alam, Setia Kawan',
);
const CITIES = list(
  'Jakarta, Surabaya, Bandung, Medan, Semarang, Makassar, Palembang, Denpasar, Yogyakarta, Malang, Balikpapan, Manado',
);
const COUNTRIES = list(
  'Indonesia, Malaysia, Singapore, Thailand, Vietnam, Japan, China, India, Australia, Philippines, South Korea, Netherlands',
);
const STREETS = list(
  'Jl. Melati, Jl. Mawar, Jl. Anggrek, Jl. Kenanga, Jl. Cempaka, Jl. Dahlia, Jl. Flamboyan, Jl. Merdeka, Jl. Sudirman, Jl. Diponegoro, Jl. Gajah Mada, Jl. Pahlawan',
);
const NOTES = list(
  'Asked for an answer this week, Prefers the morning, Called back on Monday, Nothing open, Waits for a document, Came by himself, Wants a copy by mail, To be checked again, Agreed by phone, Paid on the spot, Moved to next month, Recommended by a friend',
);

function list(text: string): readonly string[] {
  return text.split(', ');
}

/** Nouns whose records are called like people, and like businesses. */
const PERSON =
  /(^|-)(doctor|nurse|patient|person|employee|teacher|student|member|author|customer|guest|contact|agent|tenant|technician)$/;
const BUSINESS = /(^|-)(supplier|vendor|company|partner|clinic|bank|branch|store|warehouse|school|hotel)$/;

/** SQL of the value of a list in row `n`; behind the last one its number tells them apart. */
function fromList(values: readonly string[]): string {
  const array = `(array[${values.map(literal).join(', ')}])[1 + (n - 1) % ${values.length}]`;
  return `${array} || case when n > ${values.length} then ' ' || n else '' end`;
}

const texts: readonly (readonly [words: RegExp, value: string])[] = [
  [/(^|_)(phone|mobile|telephone|telepon|fax)$/, "'0812' || lpad((n * 7919317 % 100000000)::text, 8, '0')"],
  [/(^|_)(city|town|kota)$/, fromList(CITIES)],
  [/(^|_)(country|nationality|origin|negara)$/, fromList(COUNTRIES)],
  [/(^|_)(address|street|alamat)$/, `${fromList(STREETS)} || ' ' || n * 7`],
  [/(^|_)(note|notes|remark|remarks|comment|description|reason|complaint|catatan)$/, fromList(NOTES)],
  [/(^|_)(contact|owner|manager)(_name)?$/, fromList(PEOPLE)],
];

/** SQL of a text in row `n`, by the name of its field; undefined where that says nothing. `isLabel`: it names the record. */
export function typedText(noun: string, field: string, isLabel: boolean): string | undefined {
  if (isLabel && PERSON.test(noun)) return fromList(PEOPLE);
  if (isLabel && BUSINESS.test(noun)) return fromList(BUSINESSES);
  return texts.find(([words]) => words.test(field))?.[1];
}

/** SQL of a day in row `n`, by the name of its field. */
export function typedDay(field: string): string {
  if (/birth|born/.test(field)) return 'current_date - (7300 + n * 411)';
  if (/(^|_)(due|until|end|ends|expires|expiry|next)(_|$)/.test(field)) return 'current_date + n * 7';
  return 'current_date - n';
}

/** How much one step of a number is between two rows, by the name of its field; undefined where that says nothing. */
export function typedStep(field: string): number | undefined {
  return /(^|_)(price|fee|cost|amount|total|salary|rent|harga)$/.test(field) ? 12_500 : undefined;
}
