import { start } from '../../../src/runtime/index.ts';
import { product } from './src/generated/product/product.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
void start(product, { widgets: {}, screens: {} }, place);
