import type { Compiled } from './compile.ts';
import { formatProblems } from './diagnostics/problems.ts';
import type { LinkedProduct } from './link/product/link-product.ts';
import { placesOf, placesOfMenu } from './tools/places.ts';

/**
 * Communicates with the parent process (`npm run dev`), if any. Sends the errors of each run, formatted as on the
 * command line ('' when there are none). Answers requests for the places where a screen's nodes are declared (for the
 * screen '' those of the menu's links), from the last run without errors.
 */
export function tellParent(): (compiled: Compiled) => void {
  let product: LinkedProduct | undefined;
  if (process.send) {
    process.on('message', (question: { id: number; screen: string }) => {
      const screen = product?.screens.find(({ id }) => id === question.screen);
      const menu = product && question.screen === '' ? placesOfMenu(product) : {};
      process.send?.({ id: question.id, places: screen ? placesOf(screen) : menu });
    });
    // The parent process has ended.
    process.on('disconnect', () => process.exit());
  }
  return ({ problems, files, product: linked }) => {
    product = linked ?? product;
    process.send?.({ mistakes: files ? '' : formatProblems(problems, 'errors') });
  };
}
