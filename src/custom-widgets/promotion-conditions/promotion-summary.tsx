import Button from '@mui/material/Button';
import { useState } from 'react';
import { isShortened } from '../../../domain/promotions/conditions/words.ts';
import type { PromotionSummaryProps } from '../../generated/product/widgets/promotion-summary.ts';
import { staticStyled, t } from '../../runtime/index.ts';
import { speechOf } from './view/speech.ts';
import { useReadBack } from './view/use-read-back.ts';
import { BenefitWords, BlockTrees, TermWords } from './view/words-of.tsx';

/** A stored promotion in words: whom and what it is for, what has to be bought, what is given. */
export default function PromotionSummary(props: PromotionSummaryProps) {
  const { tree, names } = useReadBack(props);
  const { nodes } = tree;
  const [isWhole, setIsWhole] = useState(false);
  const speech = speechOf(names, isWhole ? Number.POSITIVE_INFINITY : undefined);
  return (
    <Summary>
      <dl>
        <BlockTrees nodes={nodes} speech={speech} />
      </dl>
      {isShortened(nodes, speech) && (
        <Button size="small" className="words-whole" onClick={() => setIsWhole(true)}>
          {t('Show all')}
        </Button>
      )}
      <section aria-label={t('Ketentuan')}>
        <h3>{t('Ketentuan')}</h3>
        <TermWords nodes={nodes} speech={speech} />
      </section>
      <section aria-label={t('Benefit')}>
        <h3>{t('Benefit')}</h3>
        <BenefitWords nodes={nodes} speech={speech} />
      </section>
    </Summary>
  );
}

const Summary = staticStyled('div')({
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: 12,
    margin: 0,
  },
  // Words have the whole width of their card.
  '& dl > div': {
    display: 'block',
    padding: 12,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 8,
  },
  '& .words-whole': { justifySelf: 'start' },
  '& dt': { fontWeight: 600 },
  '& dt .words-join': { marginInlineStart: 6 },
  '& dd': { margin: '4px 0 0' },
  '& h3': { margin: '0 0 4px', fontSize: 14, fontWeight: 600 },
  '& dd ul': { marginBlockStart: 4 },
  '& ul': { margin: 0, paddingInlineStart: 18, display: 'grid', gap: 2 },
  '& p': { margin: 0 },
  '& .words-join': {
    padding: '0 6px',
    borderRadius: 4,
    fontSize: 12,
    fontWeight: 500,
    background: 'var(--mui-palette-action-selected)',
  },
});
