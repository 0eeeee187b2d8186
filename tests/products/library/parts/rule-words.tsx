import { t, useAnswer, type WidgetHost } from '../../../../src/runtime/index.ts';
import { emptyGroup, type Group, inWords } from '../domain/reading-rule.ts';
import { calls, type RuleWordsProps } from '../src/generated/product/widgets/rule-words.ts';

/** Beside the form: what the course asks for, as it stands now. */
export default function RuleWords({ form }: RuleWordsProps & WidgetHost) {
  const { answer } = useAnswer(calls['book.list'], { size: 100 });
  const titles = new Map(answer?.rows.map(({ id, title }) => [id, title]));
  // The field of the form that edits a rule holds one, or nothing yet.
  const rule = (form?.values.rule as Group | undefined) ?? emptyGroup;
  const words = {
    all: t('all of'),
    any: t('any of'),
    nothing: '…',
    title: (book: number) => titles.get(book) ?? `#${book}`,
  };
  return <p style={{ margin: 0 }}>{rule.parts.length > 0 ? inWords(rule, words) : t('Nothing yet')}</p>;
}
