import type { HandMade, Product } from '../../../core/model.ts';

let runtimeSetup: { product: Product; handMade: HandMade } | undefined;

/** Passes the product and its hand-made parts to the runtime; called once, before the first render. */
export function setProduct(product: Product, handMade: HandMade): void {
  runtimeSetup = { product, handMade };
}

/** The product of this page. Throws before `setProduct` was called. */
export function product(): Product {
  return required().product;
}

/** The hand-made widgets and screens by name. Throws before `setProduct` was called. */
export function handMade(): HandMade {
  return required().handMade;
}

function required(): { product: Product; handMade: HandMade } {
  if (!runtimeSetup) throw new Error('The runtime has no product yet: call setProduct first.');
  return runtimeSetup;
}
