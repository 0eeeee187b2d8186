import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readPath } from '../../../core/scope.ts';
import type { TestLeaf } from '../../../core/tree/condition-tree.ts';
import { Mark } from '../ask/ask-panel.tsx';
import type { ShownRecord } from '../ask/records-in.ts';
import { OPERATORS, operatorOf, testWith, valueText } from './test-words.ts';

interface Props {
  readonly leaf: TestLeaf;
  readonly names: readonly string[];
  readonly records: readonly ShownRecord[];
  readonly holds?: boolean;
  readonly why: string;
  readonly onLeaf: (leaf: TestLeaf) => void;
  readonly onRemove: () => void;
}

/** One test: field, how it is compared, with what. What is no field (the account, the route) is named and kept. */
export function TestRow({ leaf, names, records, holds, why, onLeaf, onRemove }: Props) {
  const field = 'field' in leaf.test ? leaf.test.field : undefined;
  const setField = (name: string) => onLeaf(testWith(leaf, name, operatorOf(leaf), valueText(leaf.test)));
  return (
    <Box sx={{ py: 1.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'center' }}>
        {field === undefined ? (
          <Typography variant="body2">{why || JSON.stringify(leaf.test)}</Typography>
        ) : (
          <Autocomplete
            size="small"
            freeSolo
            openOnFocus
            value={field}
            options={[...names]}
            onChange={(_event, name) => setField(name ?? '')}
            renderInput={(props) => <TextField {...props} label="Field" />}
          />
        )}
        <IconButton aria-label="Remove the test" onClick={onRemove}>
          <DeleteOutline sx={{ fontSize: 16 }} />
        </IconButton>
        {field !== undefined && <Comparison leaf={leaf} field={field} records={records} onLeaf={onLeaf} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, fontSize: 12, color: 'text.secondary', mt: 0.5 }}>
        <Mark holds={holds} />
        {why}
      </Box>
    </Box>
  );
}

interface ComparisonProps {
  readonly leaf: TestLeaf;
  readonly field: string;
  readonly records: readonly ShownRecord[];
  readonly onLeaf: (leaf: TestLeaf) => void;
}

/** How a field is compared, and with what: the values of the shown records are offered. */
function Comparison({ leaf, field, records, onLeaf }: ComparisonProps) {
  const operator = operatorOf(leaf);
  const text = valueText(leaf.test);
  const [typed, setTyped] = useState(text);
  const shownValues = [...new Set(records.map((record) => readPath(record, field)))].filter((value) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  const set = (word: string, value: string) => onLeaf(testWith(leaf, field, word, value));
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <NativeSelect
        value={operator}
        onChange={({ target }) => set(target.value, typed)}
        inputProps={{ 'aria-label': 'Compared' }}
        sx={{ fontSize: 12.5 }}
      >
        {Object.entries(OPERATORS).map(([word, words]) => (
          <option key={word} value={word}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {!operator.endsWith('exists') && (
        <Autocomplete
          size="small"
          freeSolo
          fullWidth
          inputValue={typed}
          onInputChange={(_event, value) => setTyped(value)}
          onBlur={() => typed !== text && set(operator, typed)}
          onChange={(_event, value) => set(operator, value ?? '')}
          options={shownValues.map(String)}
          renderInput={(props) => <TextField {...props} label="Value" />}
        />
      )}
    </Box>
  );
}
