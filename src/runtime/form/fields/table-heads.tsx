import { useEffect, useId, useRef, useState } from 'react';
import { isRecord } from '../../../../core/record.ts';
import { type Heads, MOST_JOINED, placesOf, readHead } from '../../../../core/table/heads.ts';
import { TextLines } from '../../../../core/table/text-lines.ts';
import { withHeads } from '../../../../core/table/with-heads.ts';
import { t } from '../../base/i18n/t.ts';
import { readStored, writeStored } from '../../base/storage.ts';
import { useUser } from '../../data/session/session-store.ts';
import { Icon } from '../../ui/icons.tsx';
import { InputBox } from '../../ui/input-box.tsx';
import { useStable } from '../../ui/use-stable.ts';

interface TableHeadsProps {
  readonly columns: Heads;
  readonly file: File;
  readonly disabled: boolean;
  /** Called with the file under the heads that the person assigned. */
  onRenamed(file: File): void;
}

/** A chosen file and what its first record lacks. */
interface Lacking {
  readonly file: File;
  readonly names: readonly string[];
  readonly missing: readonly string[];
}
type Assigned = Readonly<Record<string, string>>;

/** The first record stands in these bytes. */
const HEAD_BYTES = 64_000;

/** Asks which heads of a chosen table mean the columns that it lacks; the answers are remembered for this person. */
export default function TableHeads(props: TableHeadsProps) {
  const { columns, disabled } = props;
  const { lacking, assigned, choose } = useAssignedHeads(props);
  if (!lacking || lacking.missing.length === 0) return null;
  return (
    <div className="file-heads">
      <p>{t('This file calls these columns otherwise. Choose which of its columns they are.')}</p>
      {lacking.missing.map((column) => (
        <HeadSelect
          key={column}
          label={ownHead(columns, column)}
          names={lacking.names}
          value={assigned[column] ?? ''}
          disabled={disabled}
          onChoose={(head) => choose(column, head)}
        />
      ))}
    </div>
  );
}

function useAssignedHeads({ columns, file, onRenamed }: TableHeadsProps) {
  const account = String(useUser()?.id ?? '');
  const [lacking, setLacking] = useState<Lacking>();
  const [assigned, setAssigned] = useState<Assigned>({});
  const renamed = useRef<File>(undefined);
  const assign = async (table: Lacking, chosen: Assigned) => {
    setAssigned(chosen);
    renamed.current = await renamedFile(table.file, columns, chosen);
    onRenamed(renamed.current);
  };
  const begin = useStable((table: Lacking) => {
    setLacking(table);
    const chosen = keptFor(table, columns, account);
    if (Object.keys(chosen).length > 0) void assign(table, chosen);
    else setAssigned(chosen);
  });
  useEffect(() => {
    if (file === renamed.current) return;
    let isStale = false;
    // A file that cannot be read any more is told when it is sent.
    readLacking(file, columns).then(
      (table) => isStale || begin(table),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [file, columns, begin]);
  const choose = (column: string, head: string) => {
    if (!lacking) return;
    const { [column]: _before, ...others } = assigned;
    keepHead(account, ownHead(columns, column), head);
    void assign(lacking, head === '' ? others : { ...others, [column]: head });
  };
  return { lacking, assigned, choose };
}

interface HeadSelectProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly disabled: boolean;
  onChoose(head: string): void;
}

function HeadSelect({ label, names, value, disabled, onChoose }: HeadSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <InputBox className="field-select">
        <select
          id={id}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{t('Choose…')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </InputBox>
    </div>
  );
}

const ownHead = (columns: Heads, column: string) => columns[column]?.[0] ?? column;

async function readLacking(file: File, columns: Heads): Promise<Lacking> {
  const text = new TextLines();
  const start = text.push(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const lines = file.size > HEAD_BYTES ? start : [...start, ...text.finish()];
  const { names } = readHead(lines.slice(0, MOST_JOINED + 1), columns);
  const { missing } = placesOf(names, columns);
  return { file, names: [...new Set(names)].filter((name) => name.trim() !== ''), missing };
}

async function renamedFile(file: File, columns: Heads, assigned: Assigned): Promise<File> {
  if (Object.keys(assigned).length === 0) return file;
  const text = withHeads(new Uint8Array(await file.arrayBuffer()), columns, assigned);
  return new File(['\uFEFF', text], file.name, { type: file.type });
}

/** What this person assigned before, where this file has such heads. */
function keptFor({ names, missing }: Lacking, columns: Heads, account: string): Assigned {
  const kept = keptHeads(account);
  const chosen = missing.map((column) => [column, kept[ownHead(columns, column)] ?? ''] as const);
  return Object.fromEntries(chosen.filter(([, head]) => names.includes(head)));
}

/** Own head -> what this person's files call it. */
function keptHeads(account: string): Assigned {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(account)) ?? '{}');
    return isRecord(kept)
      ? Object.fromEntries(Object.entries(kept).map(([head, name]) => [head, String(name)]))
      : {};
  } catch {
    return {};
  }
}

function keepHead(account: string, head: string, name: string): void {
  const { [head]: _before, ...others } = keptHeads(account);
  writeStored(nameOf(account), JSON.stringify(name === '' ? others : { ...others, [head]: name }));
}

const nameOf = (account: string) => `heads ${account}`;
