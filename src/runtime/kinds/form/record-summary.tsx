import type { FormScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { FieldsSection } from '../../cells/fields-section.tsx';
import { cellStyles } from '../../cells/index.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** Values of the loaded record above the fields that change it; renders nothing, not even the line, when no value applies. */
export default function RecordSummary({ screen, scope }: { screen: FormScreen; scope: Scope }) {
  if (!screen.summary?.some(({ when }) => !when || evaluate(when, scope))) return null;
  return (
    <Summary>
      <FieldsSection fields={screen.summary} place={screen.file} scope={scope} loading={false} />
    </Summary>
  );
}

const Summary = staticStyled('div')({
  ...cellStyles,
  maxWidth: 760,
  containerType: 'inline-size',
  marginBottom: 24,
  paddingBottom: 16,
  borderBottom: '1px solid var(--mui-palette-divider)',
  '& dl': { display: 'grid', gap: '0 40px', margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 1fr)',
    gap: 16,
    alignItems: 'baseline',
    minHeight: 32,
    paddingBlock: 6,
    '&:has(.c-image)': { alignItems: 'start' },
  },
  '@container (min-width: 680px)': {
    '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .detail-wide': { gridColumn: '1 / -1' },
  },
  gridColumn: '1 / -1',
  // Several values stand beside the form where there is room for them; one alone, and sentences, above it.
  '@media (max-width: 1100px)': { '&:has(+ form:not([data-dialog]))': { marginBottom: 0 } },
  '@media (min-width: 1101px)': {
    '&:has(dl > div + div):not(:has(.c-lines))': { gridArea: '1 / 2', borderBottom: 0 },
  },
  '@media (max-width: 600px)': { '& dl > div': { gridTemplateColumns: '96px minmax(0, 1fr)' } },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});
