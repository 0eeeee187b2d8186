import type { ClipboardEvent } from 'react';
import { change } from '../../../../core/tree/operations.ts';
import {
  BENEFIT_TYPES,
  withBenefitType,
  withValues,
} from '../../../../domain/promotions/conditions/benefit-lines.ts';
import type { Benefit, BenefitType } from '../../../../domain/promotions/conditions/conditions.ts';
import type { Finding } from '../../../../domain/promotions/conditions/findings.ts';
import { benefitLabel } from '../../../../domain/promotions/conditions/place-words.ts';
import {
  BENEFITS,
  benefitLeafOf,
  benefitsOf,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { idsIn } from '../../../../domain/promotions/conditions/read-of-conditions.ts';
import { BENEFIT_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useEditor, useNode, useProblems, useSpeech } from './editor.ts';
import { NumberBox } from './number-box.tsx';
import { pastedTable } from './pasted-table.ts';
import { ProblemList } from './problem-list.tsx';

/** What is given: a line for each tier, made as soon as there is a filter. */
export function BenefitSection() {
  const { tree } = useEditor();
  useNode(BENEFITS);
  const problems = useProblems(BENEFITS);
  const list = benefitsOf(tree.nodes);
  return (
    <section className="conditions-block" aria-label={t('Benefit')} data-node={BENEFITS} tabIndex={-1}>
      <h2>{t('Benefit')}</h2>
      {list.length === 0 && (
        <p className="conditions-empty">{t('Silahkan untuk menambahkan filter untuk memunculkan Benefit')}</p>
      )}
      {list.length > 0 && <ProblemList problems={problems.filter(({ line }) => line === undefined)} />}
      {list.map((benefit, benefitIndex) => {
        return (
          <BenefitLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a benefit is its tier
            key={benefitIndex}
            at={benefitIndex}
            benefit={benefit}
            label={benefitLabel(tree.nodes, benefitIndex, t)}
            problems={problems.filter(({ line }) => line === benefitIndex)}
          />
        );
      })}
    </section>
  );
}

interface BenefitLineProps {
  readonly at: number;
  readonly benefit: Benefit;
  readonly label: string;
  readonly problems: readonly Finding[];
}

const TYPES = Object.keys(BENEFIT_LABELS) as BenefitType[];
const SHAPE_LABELS: Readonly<Record<Benefit['type'], string>> = {
  percentage: 'Persentase',
  amount: 'Nominal',
  custom: 'Custom',
  instock: 'In Stock',
};

function BenefitLine({ at: benefitIndex, benefit, label, problems }: BenefitLineProps) {
  const { tree, run } = useEditor();
  const set = (patch: Partial<Benefit>, merge?: string) => {
    const list = benefitsOf(tree.nodes).map((listedBenefit, place) =>
      place === benefitIndex ? { ...listedBenefit, ...patch } : listedBenefit,
    );
    run(
      change(tree.nodes, BENEFITS, { leaf: { ...benefitLeafOf(tree.nodes), list } }),
      merge && `benefit ${benefitIndex} ${merge}`,
    );
  };
  const { type, type_benefit } = benefit;
  const isWrong = (part: Finding['part']) =>
    problems.some((problem) => problem.tone === 'error' && problem.part === part) || undefined;
  const isGift = type_benefit === 'free-gift';
  return (
    <fieldset className="condition-benefit" data-line={benefitIndex}>
      <legend>{label}</legend>
      <ChoiceSelect
        label={`${label}: ${t('Tipe Benefit')}`}
        choices={TYPES}
        labels={BENEFIT_LABELS}
        value={type_benefit}
        onChange={(to) => set(withBenefitType(benefit, to))}
      />
      <ChoiceSelect
        label={`${label}: ${t('Tipe')}`}
        choices={BENEFIT_TYPES[type_benefit]}
        labels={SHAPE_LABELS}
        value={type}
        onChange={(to) => {
          const value = to === 'percentage' || to === 'amount' ? 0 : '';
          set({ type: to, value, maks_benefit: isGift ? 1 : 0 });
        }}
      />
      <BenefitValue at={benefitIndex} benefit={benefit} label={label} isWrong={isWrong('value')} set={set} />
      {(isGift || type === 'percentage') && (
        <NumberBox
          label={`${label}: ${t(isGift ? 'Jumlah' : 'Maksimal')}`}
          caption={t(isGift ? 'Jumlah' : 'Maksimal')}
          value={Number(benefit.maks_benefit)}
          isWrong={isWrong('maks_benefit')}
          {...(isGift ? { suffix: t('pcs') } : { prefix: t('Rp'), zero: t('no limit') })}
          onChange={(maks_benefit) => set({ maks_benefit }, 'most')}
        />
      )}
      <ProblemList problems={problems} />
    </fieldset>
  );
}

interface BenefitValueProps extends Omit<BenefitLineProps, 'problems'> {
  readonly isWrong: boolean | undefined;
  set(patch: Partial<Benefit>, merge?: string): void;
}

function BenefitValue({ at: benefitIndex, benefit, label, isWrong, set }: BenefitValueProps) {
  const { disabled, choose } = useEditor();
  const pasteValues = usePastedValues(benefitIndex);
  const { name } = useSpeech();
  const { type, value } = benefit;
  if (type === 'instock') {
    const ids = idsIn(String(value));
    return (
      <button
        type="button"
        className="condition-items"
        aria-invalid={isWrong}
        disabled={disabled}
        onClick={() => choose('sku', ids, (chosenIds) => set({ value: chosenIds.join(',') }), true)}
      >
        {ids.map((id) => name('sku', id)).join(', ') || t('Pilih {kind}', { kind: t('SKU') })}
      </button>
    );
  }
  if (type === 'custom')
    return (
      <input
        type="text"
        className="condition-text"
        aria-invalid={isWrong}
        aria-label={`${label}: ${t('Nilai')}`}
        placeholder={t(benefit.type_benefit === 'free-gift' ? 'Nama Produk' : 'Nilai')}
        disabled={disabled}
        value={String(value)}
        onChange={({ target }) => set({ value: target.value }, 'value')}
      />
    );
  const isPercent = type === 'percentage';
  return (
    <span onPasteCapture={pasteValues}>
      <NumberBox
        label={`${label}: ${t('Nilai')}`}
        value={Number(value)}
        isWrong={isWrong}
        {...(isPercent ? { suffix: '%' } : { prefix: t('Rp') })}
        onChange={(to) => set({ value: to }, 'value')}
      />
    </span>
  );
}

/** Numbers of a spreadsheet, a column or a row of them: one for each benefit from this one on. */
function usePastedValues(benefitIndex: number) {
  const { tree, run } = useEditor();
  return (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'));
    if (!table || (table.length > 1 && table.some((row) => row.length > 1))) return;
    event.preventDefault();
    event.stopPropagation();
    const list = withValues(benefitsOf(tree.nodes), benefitIndex, table.flat());
    run(change(tree.nodes, BENEFITS, { leaf: { ...benefitLeafOf(tree.nodes), list } }));
  };
}
