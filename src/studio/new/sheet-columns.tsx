import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import type { SheetColumn } from '../../../core/studio.ts';

/** Types that a column may have; the first ones say less of it. */
const TYPES = ['text', 'whole number', 'number', 'yes or no', 'date', 'moment', 'choice'];

interface Props {
  readonly columns: readonly SheetColumn[];
  readonly onColumns: (columns: readonly SheetColumn[]) => void;
}

/** The columns of a spreadsheet as fields: name, type, and why it was guessed. */
export function SheetColumns({ columns, onColumns }: Props) {
  const set = (head: string, part: Partial<SheetColumn>) =>
    onColumns(columns.map((column) => (column.head === head ? { ...column, ...part } : column)));
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        mt: 4,
        borderCollapse: 'collapse',
        fontSize: 12.5,
        '& th, & td': { height: 48, py: 1, pr: 4, textAlign: 'start', verticalAlign: 'middle' },
        '& thead th': { height: 28, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          {['Column', 'Field', 'Type', 'Must be filled', 'Why'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <ColumnRow key={column.head} column={column} onColumn={(part) => set(column.head, part)} />
        ))}
      </tbody>
    </Box>
  );
}

interface RowProps {
  readonly column: SheetColumn;
  readonly onColumn: (part: Partial<SheetColumn>) => void;
}

function ColumnRow({ column, onColumn }: RowProps) {
  const { head, isLeftOut } = column;
  return (
    <Box component="tr" sx={{ opacity: isLeftOut ? 0.5 : 1 }}>
      <Box component="th" scope="row" sx={{ fontWeight: 500 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Checkbox
            checked={!isLeftOut}
            onChange={({ target }) => onColumn({ isLeftOut: !target.checked })}
            slotProps={{ input: { 'aria-label': `Take ${head}` } }}
          />
          {head}
        </Box>
      </Box>
      <td>
        <TextField
          key={column.name}
          defaultValue={column.name}
          onBlur={({ target }) => target.value !== column.name && onColumn({ name: target.value })}
          slotProps={{ htmlInput: { 'aria-label': `Field of ${head}` } }}
          sx={{ minWidth: 140 }}
        />
      </td>
      <td>
        <NativeSelect
          value={column.type}
          onChange={({ target }) => onColumn({ type: target.value, choices: [] })}
          inputProps={{ 'aria-label': `Type of ${head}` }}
          // The longest type is read whole.
          sx={{ minWidth: 136 }}
        >
          {TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect>
      </td>
      <td>
        <Checkbox
          checked={column.required}
          onChange={({ target }) => onColumn({ required: target.checked })}
          slotProps={{ input: { 'aria-label': `${head} must be filled` } }}
        />
      </td>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {column.reason}
      </Box>
    </Box>
  );
}
