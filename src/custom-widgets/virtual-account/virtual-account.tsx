import type {
  VirtualAccountCellOptions,
  VirtualAccountCellValue,
} from '../../generated/product/cells/virtual-account.ts';
import { copyText, Icon, notify, type OwnCell, staticStyled, t } from '../../runtime/index.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A virtual account number; a click copies it. */
const draw: OwnCell<VirtualAccountCellOptions, VirtualAccountCellValue> = () => (value, row) => {
  const account = accountOf(value, row);
  if (!account) return '-';
  return (
    <Copy type="button" aria-label={t('Copy {text}', { text: account })} onClick={() => void copy(account)}>
      {account} <Icon name="copy" size={14} />
    </Copy>
  );
};

/** The virtual account of an order paid through BCA; the order is the row itself or its `transaction`. */
function accountOf(value: string | null | undefined, row: Row): string | undefined {
  const order = isRow(row.transaction) ? row.transaction : row;
  return order.payment_type === 'BCA' && value ? value : undefined;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify('Copied: {text}', { values: { text } });
  else notify('It could not be copied: {text}', { tone: 'error', values: { text } });
}

const Copy = staticStyled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--mui-palette-primary-main)',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});

export default draw;
