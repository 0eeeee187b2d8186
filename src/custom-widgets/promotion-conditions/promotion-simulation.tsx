import { useState } from 'react';
import type { PromotionSimulationProps } from '../../generated/product/widgets/promotion-simulation.ts';
import { staticStyled } from '../../runtime/index.ts';
import type { Mark } from './model/marks.ts';
import { MarkedTree } from './simulation/marked-tree.tsx';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import { Notes } from './view/notes.ts';
import { speechOf } from './view/speech.ts';
import { markStyles } from './view/styles.ts';
import { useReadBack } from './view/use-read-back.ts';

/** A stored promotion, tried on a shop and a cart or on an order. */
export default function PromotionSimulation(props: PromotionSimulationProps) {
  const { order, id, start_at, end_at, kuota, maks_total } = props;
  const { tree, names } = useReadBack(props);
  const [marks] = useState(() => new Notes<Mark>());
  return (
    <Frame>
      <SimulationPanel
        id={id}
        start_at={start_at}
        end_at={end_at}
        kuota={kuota}
        maks_total={maks_total}
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
