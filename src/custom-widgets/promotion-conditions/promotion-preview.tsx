import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { shapeOf } from '../../../domain/promotions/conditions/check-conditions.ts';
import type { SentConditions } from '../../../domain/promotions/conditions/conditions.ts';
import { faultyBenefits } from '../../../domain/promotions/conditions/findings.ts';
import { treeOf } from '../../../domain/promotions/conditions/promotion-tree.ts';
import type { PromotionPreviewProps } from '../../generated/product/widgets/promotion-preview.ts';
import { formatDate, formatMoney, Skeleton, staticStyled, t, type WidgetHost } from '../../runtime/index.ts';
import { knownNames } from './view/known-names.ts';
import { speechOf } from './view/speech.ts';
import { BenefitWords, BlockWords, TermWords } from './view/words-of.tsx';

const listen = (listener: () => void) => knownNames.listen(listener);

const day = (value: unknown): string => formatDate(String(value ?? '')) || '-';

const period = (from: unknown, to: unknown): string => (from || to ? `${day(from)} – ${day(to)}` : '-');

const text = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '-' : String(value);

/** Beside the form: the promotion in words, as it stands now. Rows and keys come first. */
export default function PromotionPreview({ form }: PromotionPreviewProps & WidgetHost) {
  const values = useDeferredValue(form?.values ?? NOTHING, undefined);
  return values ? <Words values={values} /> : <Skeleton height={240} />;
}

type Values = Readonly<Record<string, unknown>>;
const NOTHING: Values = {};

const Words = memo(function Words({ values }: { readonly values: Values }) {
  const { nama, kode, start_at, end_at, maks_total, items_condition } = values;
  // The field of the form that edits the conditions holds them, or nothing yet.
  const conditions = items_condition as SentConditions | undefined;
  const speech = useSyncExternalStore(listen, () => speechOf(knownNames));
  const { nodes } = useMemo(() => treeOf(conditions && shapeOf(conditions).conditions), [conditions]);
  const faulty = useMemo(() => faultyBenefits(nodes), [nodes]);
  const facts = [
    ['Nama Promo', text(nama)],
    ['Kode Promo', text(kode)],
    ['Tipe Promo', t('Other')],
    ['Periode Promo', period(start_at, end_at)],
    ...(typeof maks_total === 'number'
      ? [['Maximum over all orders', formatMoney(maks_total)] as const]
      : []),
  ] as const;
  return (
    <Preview>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <BlockWords nodes={nodes} speech={speech} />
      </dl>
      <h3>{t('Ketentuan')}</h3>
      <TermWords nodes={nodes} speech={speech} />
      <h3>{t('Benefit')}</h3>
      <BenefitWords nodes={nodes} speech={speech} faulty={faulty} />
    </Preview>
  );
});

const Preview = staticStyled('div')({
  fontSize: 13,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gap: 8, margin: 0 },
  '& dt': { color: 'var(--mui-palette-text-secondary)', fontSize: 12 },
  '& dd': { margin: 0 },
  '& h3': { margin: '14px 0 4px', fontSize: 13, fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 },
  '& p': { margin: 0 },
  // Of a thousand lines those in view are laid out.
  '& li': {
    position: 'relative',
    paddingInlineStart: 14,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 20px',
  },
  // A marker of a list stands outside of its line, where nothing of it is drawn.
  '& li::before': { content: '"•"', position: 'absolute', insetInlineStart: 2 },
  '& .words-join': {
    // Arabic letters do not join across its edge.
    display: 'inline-block',
    marginInlineStart: 6,
    padding: '0 6px',
    borderRadius: 4,
    fontSize: 12,
    background: 'var(--mui-palette-action-selected)',
  },
});
