import { product } from '../generated/product/product.ts';
import { start } from '../runtime/index.ts';
import { handMade } from './hand-made.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
void start(product, handMade, place);
