import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { nameOfRecord, type ShownRecord } from './records-in.ts';

interface Props {
  readonly records: readonly ShownRecord[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** Which of the shown records something is tried against. */
export function RecordChoice({ records, place, onPlace }: Props) {
  if (records.length === 0)
    return (
      <Typography variant="caption" color="text.secondary">
        The preview shows no record.
      </Typography>
    );
  const [record] = records;
  if (record && records.length === 1)
    return (
      <Typography variant="caption" color="text.secondary">
        With {nameOfRecord(record)}. Another record: its number in the box at the top.
      </Typography>
    );
  return (
    <NativeSelect
      value={place}
      onChange={({ target }) => onPlace(Number(target.value))}
      inputProps={{ 'aria-label': 'With the record' }}
      sx={{ maxWidth: '100%', fontSize: 12.5 }}
    >
      {records.map((record, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record is what stands at its place
        <option key={index} value={index}>
          {nameOfRecord(record)}
        </option>
      ))}
    </NativeSelect>
  );
}
