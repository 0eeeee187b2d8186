import type { HandMade, Product } from '../model.ts';

let given: { product: Product; handMade: HandMade } | undefined;

/** Hands the product and its hand-made parts to the runtime; called once, before anything is drawn. */
export function setProduct(product: Product, handMade: HandMade): void {
  given = { product, handMade };
}

/** The product this runtime draws. Throws when it is asked before `setProduct`. */
export function product(): Product {
  return required().product;
}

/** The hand-made widgets and screens by name. Throws when it is asked before `setProduct`. */
export function handMade(): HandMade {
  return required().handMade;
}

function required(): { product: Product; handMade: HandMade } {
  if (!given) throw new Error('The runtime has no product yet: call setProduct first.');
  return given;
}
