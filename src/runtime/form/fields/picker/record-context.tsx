import { useEffect, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import type { Row } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { staticStyled } from '../../../ui/theme/static-styled.tsx';
import { useForm } from '../../state/form-api.ts';
import { imageOf } from '../record-picker/pick-from.ts';
import { pickRows } from '../record-picker/record-rows.ts';
import { readOptions } from './use-options.ts';

interface RecordContextProps {
  readonly id: string;
  readonly field: FormField;
  /** The record, where it is known. */
  readonly row: Row | undefined;
  /** The value of the field and its label: its record is looked up where it is not known. */
  readonly chosen?: Chosen;
}

interface Chosen {
  readonly value: unknown;
  readonly label: string;
}

/** What a picker declares to be told of a record: its picture, and a few of its values. */
export default function RecordContext({ id, field, row, chosen }: RecordContextProps) {
  const foundRow = useFoundRow(field, row ? undefined : chosen);
  const record = row ?? foundRow;
  const columns = Object.entries((field.options?.columns ?? {}) as Readonly<Record<string, string>>);
  const [context] = pickRows(record ? [record] : [], {
    value: String(field.options?.value),
    columns,
    ...(field.columnChoices && { choices: field.columnChoices }),
    ...imageOf(field.options),
  });
  const texts = columns.flatMap(([, heading], place) => {
    const text = context?.texts[place];
    return text ? [`${t(heading)} ${text}`] : [];
  });
  const facts = (
    <>
      {context?.image !== undefined && (
        <Picture aria-hidden="true">
          {context.image !== null && <img src={context.image} alt="" decoding="async" loading="lazy" />}
        </Picture>
      )}
      <Facts id={id}>{texts.join(' · ')}</Facts>
    </>
  );
  return chosen ? <Line>{facts}</Line> : facts;
}

/** The record of a choice that the form began with: among the first that its label finds. */
function useFoundRow(field: FormField, chosen: Chosen | undefined): Row | undefined {
  const form = useForm();
  const [row, setRow] = useState<Row>();
  const { value, label = '' } = chosen ?? {};
  useEffect(() => {
    if (label === '') return undefined;
    const asking = new AbortController();
    readOptions(form, field, label, 1, asking.signal).then(
      ({ options }) => setRow(options.find((option) => Object.is(option.value, value))?.row),
      // Its name is there; the list says what is wrong once it is opened.
      () => undefined,
    );
    return () => asking.abort();
  }, [form, field, value, label]);
  return row;
}

const Line = staticStyled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 });

const Picture = staticStyled('div')(({ theme }) => ({
  order: -1,
  flexShrink: 0,
  width: 32,
  height: 24,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.hover,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

const Facts = staticStyled('small')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '@media (max-width: 600px)': { '.picker-option > &': { flexBasis: '100%', paddingInlineStart: 42 } },
}));
