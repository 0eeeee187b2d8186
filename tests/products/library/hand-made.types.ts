// Read by the type check alone: what does not fit its declaration must be an error of types, each at its own line.
import type { ComponentType } from 'react';
import {
  type FieldHost,
  type OwnCell,
  type OwnFieldProps,
  type OwnFilterProps,
  perform,
  send,
  useAnswer,
  useLive,
  type WidgetHost,
} from '../../../src/runtime/index.ts';
import type { ToastsScreen } from '../gallery/src/generated/product/components/toasts.ts';
import type { ProductParts as GalleryParts } from '../gallery/src/generated/product/hand-made.ts';
import type { ProductParts } from './src/generated/product/hand-made.ts';
import { topics } from './src/generated/product/topics.ts';
import type { ReadingRuleProps, ReadingRuleValue } from './src/generated/product/widgets/reading-rule.ts';
import { calls } from './src/generated/product/widgets/reading-rule.ts';

type Widgets = ProductParts['widgets'];
type Field<Props> = () => Promise<{ default: ComponentType<Props> }>;
declare function part<T>(): T;

/** Holds while the component is what its declaration says. */
type Fits<Hole, Part> = Part extends Hole ? true : false;

export const fits: readonly true[] = [
  part<Fits<Widgets['reading-rule'], Field<ReadingRuleProps & FieldHost<ReadingRuleValue>>>>(),
  part<Fits<Widgets['course-summary'], Field<WidgetHost>>>(),
  part<Fits<GalleryParts['screens']['toasts'], Field<ToastsScreen>>>(),
  // @ts-expect-error: the field edits a rule, not a text
  part<Fits<Widgets['reading-rule'], Field<FieldHost<string>>>>(),
  // @ts-expect-error: a widget with a value is no part of a page
  part<Fits<Widgets['reading-rule'], Field<ReadingRuleProps & Required<WidgetHost>>>>(),
  // @ts-expect-error: nobody gives it a title
  part<Fits<Widgets['course-summary'], Field<{ title: string }>>>(),
  // @ts-expect-error: pages are numbers
  part<Fits<Widgets['reading-time'], Field<{ pages: string }>>>(),
  // @ts-expect-error: its route has no parameter
  part<Fits<GalleryParts['screens']['toasts'], Field<{ params: { id: string } }>>>(),
  // @ts-expect-error: it reads "tone" from its address
  part<Fits<GalleryParts['screens']['toasts'], Field<{ query: { colour: string } }>>>(),
  // @ts-expect-error: the cell draws numbers
  part<Fits<ProductParts['cells']['stars'], () => Promise<{ default: OwnCell<object, string> }>>>(),
  // @ts-expect-error: it has no option "colour"
  part<Fits<ProductParts['fields']['stars'], Field<OwnFieldProps<{ colour: string }, number | null>>>>(),
  // @ts-expect-error: nor has the filter
  part<Fits<ProductParts['filters']['stars'], Field<OwnFilterProps<{ colour: string }>>>>(),
];

/** A call takes what its endpoint declares, and answers that. */
export async function typedCalls(): Promise<readonly (string | number)[]> {
  const { rows } = await send(calls['book.list'], { q: 'emma', size: 10 });
  const outcome = await perform(calls['book.list'], {});
  // @ts-expect-error: a page is a number
  await send(calls['book.list'], { page: 'two' });
  // @ts-expect-error: there is no such parameter
  await send(calls['book.list'], { colour: 'red' });
  // @ts-expect-error: a book has no colour
  rows[0]?.colour;
  // @ts-expect-error: the widget declares no such call
  calls['loan.list'];
  return [rows[0]?.title ?? '', outcome?.answer?.page.total ?? 0];
}

export function TypedAnswer(): string {
  const { answer } = useAnswer(calls['book.list'], { page: 1 });
  // @ts-expect-error: a title is no number
  const wrong: number = answer?.rows[0]?.title ?? '';
  return String(wrong);
}

/** A topic is one that an entity declares. */
export function useTypedTopics(): void {
  useLive(topics.loan, ({ key }) => key);
  // @ts-expect-error: members are not live
  useLive(topics.member, () => undefined);
  // @ts-expect-error: a text may be wrong
  useLive('loan', () => undefined);
}
