import { DRINKS_AND_SNACKS } from './catalogue-drinks-snacks.ts';
import { HOUSEHOLD } from './catalogue-household.ts';
import { KITCHEN } from './catalogue-kitchen.ts';
import type { DemoCategory } from './demo-category.ts';

export const CATALOGUE: readonly DemoCategory[] = [...DRINKS_AND_SNACKS, ...KITCHEN, ...HOUSEHOLD];
