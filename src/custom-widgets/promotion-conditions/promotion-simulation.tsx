import { useMemo, useState } from 'react';
import type { PromotionSimulationProps } from '../../generated/product/widgets/promotion-simulation.ts';
import { staticStyled } from '../../runtime/index.ts';
import type { Mark } from './model/marks.ts';
import { MarkedTree } from './simulation/marked-tree.tsx';
import { type About, SimulationPanel } from './simulation/simulation-panel.tsx';
import { Notes } from './view/notes.ts';
import { speechOf } from './view/speech.ts';
import { markStyles } from './view/styles.ts';
import { useReadBack } from './view/use-read-back.ts';

/** A stored promotion, tried on a shop and a cart or on an order. */
export default function PromotionSimulation({
  order,
  id,
  start_at,
  end_at,
  kuota,
  ...read
}: PromotionSimulationProps) {
  const { tree, names } = useReadBack(read);
  const [marks] = useState(() => new Notes<Mark>());
  const promotionFacts = useMemo<About>(
    () => ({ id, start_at, end_at, kuota }),
    [id, start_at, end_at, kuota],
  );
  return (
    <Frame>
      <SimulationPanel
        promotionFacts={promotionFacts}
        tree={tree}
        names={names}
        marks={marks}
        order={order ? Number(order) : undefined}
      />
      <MarkedTree nodes={tree.nodes} marks={marks} speech={speechOf(names)} />
    </Frame>
  );
}

const Frame = staticStyled('div')({ display: 'grid', gap: 12, ...markStyles });
