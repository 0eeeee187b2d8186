import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readPath } from '../../../core/scope.ts';
import type { ComparedKind } from '../../../core/studio.ts';
import type { TestLeaf } from '../../../core/tree/condition-tree.ts';
import { Mark } from '../ask/ask-panel.tsx';
import type { ShownRecord } from '../ask/records-in.ts';
import { usePendingEdit } from '../use-studio.ts';
import {
  ANY,
  beginningOf,
  isOfKind,
  lackOf,
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
    // What was compared with the field before may be of another kind.
    const typed = isOfKind(kind, valueText(leaf.test))
      ? valueText(leaf.test)
      : beginningOf(kind, firstShown(records, name));
    onLeaf(testWith(leaf, name, operatorOf(leaf), typed, kind));
  };
  const lack = lackOf(leaf, kinds);
  return (
    <Box sx={{ py: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '100px minmax(0, 1fr) auto',
          gap: 2,
          alignItems: 'center',
        }}
      >
        <Box sx={{ gridColumn: 'span 2', minWidth: 0 }}>
          {field === undefined ? (
            <Typography variant="body2">{why || JSON.stringify(leaf.test)}</Typography>
          ) : (
            <FieldChoice {...{ field, names, kinds }} onField={setField} />
          )}
        </Box>
        <IconButton aria-label="Remove the test" onClick={onRemove}>
          <DeleteOutline sx={{ fontSize: 16 }} />
        </IconButton>
        {field && (
          <Comparison
            // What was typed for another field is none for this one.
            key={field}
            {...{ leaf, field, records, onLeaf }}
            kind={kinds[field] ?? ANY}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, fontSize: 12, color: 'text.secondary', mt: 1 }}>
        {lack === '' && <Mark holds={holds} />}
        {lack || why}
      </Box>
    </Box>
  );
}

interface FieldChoiceProps extends Pick<Props, 'names' | 'kinds'> {
  readonly field: string;
  readonly onField: (name: string) => void;
}

/** No room for an icon that is not there. */
const NO_CLEARING = { '& .MuiOutlinedInput-root': { pr: '32px !important' } } as const;

/** The field in words with its name behind; one that no call answers is typed. */
function FieldChoice({ field, names, kinds, onField }: FieldChoiceProps) {
  const wordsOf = (name: string) =>
    [kinds[name]?.title, kinds[name]?.title ? `(${name})` : name].join(' ').trim();
  return (
    <Autocomplete
      size="small"
      freeSolo={names.length === 0}
      openOnFocus
      autoHighlight
      clearIcon={null}
      sx={NO_CLEARING}
      value={field || null}
      options={names.includes(field) || field === '' ? [...names] : [field, ...names]}
      getOptionLabel={wordsOf}
      onChange={(_event, name) => onField(name ?? '')}
      renderInput={(props) => <Bare {...props} label="Field" placeholder="Choose a field" />}
    />
  );
}

/** A box without a label above it: the row says what it is. */
function Bare({
  label,
  ...props
}: AutocompleteRenderInputParams & { label: string; placeholder?: string; type?: string }) {
  return <TextField {...props} slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': label } }} />;
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
    <>
      <Words
        label="Compared"
        value={operator}
        options={Object.entries(OPERATORS)}
        onChange={(word) =>
          set(
            word,
            isSeveral(operator) || isSeveral(word)
              ? valueTexts(leaf.test)
              : typed || beginningOf(kind, firstShown(records, field)),
          )
        }
      />
      <Box sx={{ gridColumn: '2 / -1', minWidth: 0 }}>
        {operator.endsWith('exists') ? null : isSeveral(operator) ? (
          <SeveralValues {...{ leaf, field, kind, records }} onValues={(values) => set(operator, values)} />
        ) : isOne ? (
          <Words
            label="Value"
            value={text}
            options={kind.choices.map(({ value, title }) => [String(value), title])}
            onChange={(value) => set(operator, value)}
          />
        ) : kind.records ? (
          <RecordValue {...{ kind, text }} onValue={(value) => set(operator, value)} />
        ) : (
          <OneValue
            {...{ kind, records, field, text, typed, setTyped }}
            onValue={(value) => set(operator, value)}
          />
        )}
      </Box>
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few. */
function Words({ label, value, options, onChange }: WordsProps) {
  return (
    <TextField
      select
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

interface OneValueProps extends Pick<ComparisonProps, 'kind' | 'records' | 'field'> {
  readonly text: string;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly onValue: (value: string) => void;
}

/** A record by its name; the number of one that is not listed may be typed. */
function RecordValue({ kind, text, onValue }: Pick<OneValueProps, 'kind' | 'text' | 'onValue'>) {
  const recordNames = useNamedRecords(kind);
  const wordsOf = (option: string) => [recordNames.get(option), option].filter(Boolean).join(' · ');
  return (
    <Autocomplete
      // The names come later than the box.
      key={recordNames.size}
      size="small"
      freeSolo
      forcePopupIcon
      clearOnBlur
      clearIcon={null}
      sx={NO_CLEARING}
      value={text || null}
      options={[...recordNames.keys()]}
      getOptionLabel={wordsOf}
      onChange={(_event, value) => onValue(value !== null && isOfKind(kind, value) ? value : '')}
      renderInput={(props) => <Bare {...props} label="Value" placeholder="Choose a record" />}
    />
  );
}

/** One value, typed or chosen of those of the shown records. */
function OneValue({ kind, records, field, text, typed, setTyped, onValue }: OneValueProps) {
  const give = async () => {
    onValue(typed);
    return true;
  };
  usePendingEdit(typed === text ? undefined : give);
  return (
    <Autocomplete
      size="small"
      freeSolo
      fullWidth
      clearIcon={null}
      inputValue={typed}
      onInputChange={(_event, value) => setTyped(value)}
      onBlur={() => typed !== text && onValue(typed)}
      onChange={(_event, value) => onValue(value ?? '')}
      options={offeredValues(kind, records, field)}
      // All of them before anything is typed.
      filterOptions={(options, { inputValue }) =>
        inputValue === text
          ? options
          : options.filter((option) => option.toLowerCase().includes(inputValue.toLowerCase()))
      }
      renderInput={(props) => <Bare {...props} label="Value" type={inputType(kind, text)} />}
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
      renderInput={(props) => <Bare {...props} label="Values" />}
    />
  );
}

/** The first value that a shown record has there. */
const firstShown = (records: readonly ShownRecord[], field: string) =>
  records.map((record) => readPath(record, field)).find((value) => value !== undefined && value !== null);

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
