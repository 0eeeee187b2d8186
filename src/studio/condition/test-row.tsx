import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readPath } from '../../../core/scope.ts';
import type { ComparedKind } from '../../../core/studio.ts';
import type { TestLeaf } from '../../../core/tree/condition-tree.ts';
import { Mark } from '../ask/ask-panel.tsx';
import type { ShownRecord } from '../ask/records-in.ts';
import {
  ANY,
  beginningOf,
  isOfKind,
  OPERATORS,
  operatorOf,
  testWith,
  valueText,
  valueTexts,
} from './test-words.ts';
import { useNamedRecords } from './use-named-records.ts';

interface Props {
  readonly leaf: TestLeaf;
  readonly names: readonly string[];
  /** Field -> what it is compared with. */
  readonly kinds: Readonly<Record<string, ComparedKind>>;
  readonly records: readonly ShownRecord[];
  readonly holds?: boolean;
  readonly why: string;
  readonly onLeaf: (leaf: TestLeaf) => void;
  readonly onRemove: () => void;
}

/** One test: field, how it is compared, with what. What is no field (the account, the route) is named and kept. */
export function TestRow({ leaf, names, kinds, records, holds, why, onLeaf, onRemove }: Props) {
  const field = 'field' in leaf.test ? leaf.test.field : undefined;
  const setField = (name: string) => {
    const kind = kinds[name] ?? ANY;
    const shownValues = records.map((record) => readPath(record, name)).filter((value) => value !== null);
    // What was compared with the field before may be of another kind.
    const typed = isOfKind(kind, valueText(leaf.test))
      ? valueText(leaf.test)
      : beginningOf(
          kind,
          shownValues.find((value) => value !== undefined),
        );
    onLeaf(testWith(leaf, name, operatorOf(leaf), typed, kind));
  };
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
        {field !== undefined && (
          <Comparison
            // What was typed for another field is none for this one.
            key={field}
            {...{ leaf, field, records, onLeaf }}
            kind={kinds[field] ?? ANY}
          />
        )}
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
  readonly kind: ComparedKind;
  readonly records: readonly ShownRecord[];
  readonly onLeaf: (leaf: TestLeaf) => void;
}

/** How a field is compared, and with what: one of its values, or one of its kind; those of the shown records are offered. */
function Comparison({ leaf, field, kind, records, onLeaf }: ComparisonProps) {
  const operator = operatorOf(leaf);
  const text = valueText(leaf.test);
  const [typed, setTyped] = useState(text);
  const set = (word: string, values: string | readonly string[]) => {
    setTyped([values].flat().join(', '));
    onLeaf(testWith(leaf, field, word, values, kind));
  };
  const isSeveral = (word: string) => word.endsWith('in');
  const isOne = kind.kind === 'choice' && isOfKind(kind, text);
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <NativeSelect
        value={operator}
        onChange={({ target }) =>
          set(target.value, isSeveral(operator) || isSeveral(target.value) ? valueTexts(leaf.test) : typed)
        }
        inputProps={{ 'aria-label': 'Compared' }}
        sx={{ fontSize: 12.5 }}
      >
        {Object.entries(OPERATORS).map(([word, words]) => (
          <option key={word} value={word}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {operator.endsWith('exists') ? null : isSeveral(operator) ? (
        <SeveralValues {...{ leaf, field, kind, records }} onValues={(values) => set(operator, values)} />
      ) : isOne ? (
        <NativeSelect
          fullWidth
          value={text}
          onChange={({ target }) => set(operator, target.value)}
          inputProps={{ 'aria-label': 'Value' }}
          sx={{ fontSize: 12.5 }}
        >
          {kind.choices.map(({ value, title }) => (
            <option key={title} value={String(value)}>
              {title}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OneValue
          {...{ kind, records, field, text, typed, setTyped }}
          onValue={(value) => set(operator, value)}
        />
      )}
    </Box>
  );
}

interface OneValueProps extends Pick<ComparisonProps, 'kind' | 'records' | 'field'> {
  readonly text: string;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly onValue: (value: string) => void;
}

/** One value, typed or chosen; the number of a record is found by its name as well. */
function OneValue({ kind, records, field, text, typed, setTyped, onValue }: OneValueProps) {
  const recordNames = useNamedRecords(kind);
  const wordsOf = (option: string) => [recordNames.get(option), option].filter(Boolean).join(' · ');
  return (
    <Autocomplete
      size="small"
      freeSolo
      fullWidth
      inputValue={typed}
      onInputChange={(_event, value) => setTyped(value)}
      onBlur={() => typed !== text && onValue(typed)}
      onChange={(_event, value) => onValue(value ?? '')}
      options={recordNames.size > 0 ? [...recordNames.keys()] : offeredValues(kind, records, field)}
      // All of them before anything is typed.
      filterOptions={(options, { inputValue }) =>
        inputValue === text
          ? options
          : options.filter((option) => wordsOf(option).toLowerCase().includes(inputValue.toLowerCase()))
      }
      renderOption={({ key: _key, ...props }, option) => (
        <li key={option} {...props}>
          {wordsOf(option)}
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label="Value"
          type={inputType(kind, text)}
          helperText={recordNames.get(typed)}
        />
      )}
    />
  );
}

type SeveralProps = Omit<ComparisonProps, 'onLeaf'> & { readonly onValues: (values: string[]) => void };

/** Values that are each typed or chosen by themselves. */
function SeveralValues({ leaf, field, kind, records, onValues }: SeveralProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      freeSolo
      autoSelect
      fullWidth
      value={valueTexts(leaf.test)}
      onChange={(_event, values) => onValues(values)}
      options={offeredValues(kind, records, field)}
      getOptionLabel={(value) =>
        kind.choices.find((choice) => String(choice.value) === value)?.title ?? value
      }
      renderInput={(props) => <TextField {...props} label="Values" />}
    />
  );
}

/** The values of the field, or those that the shown records have. */
function offeredValues({ choices }: ComparedKind, records: readonly ShownRecord[], field: string): string[] {
  if (choices.length > 0) return choices.map(({ value }) => String(value));
  const shownValues = new Set(records.map((record) => readPath(record, field)));
  return [...shownValues]
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);
}

/** A number or a day is typed as one; today is a word. */
function inputType(kind: ComparedKind, text: string): string {
  return isOfKind(kind, text) && (kind.kind === 'number' || kind.kind === 'date') ? kind.kind : 'text';
}
