import { start } from '../../../src/runtime/index.ts';
import type { WidgetRegistry } from './src/generated/product/hand-made.ts';
import { product } from './src/generated/product/product.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
const widgets = { 'reading-time': () => import('./reading-time.tsx') } satisfies WidgetRegistry;
void start(product, { widgets, screens: {} }, place);
