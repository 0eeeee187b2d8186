import { Icon, t } from '../../../runtime/index.ts';
import type { Finding } from '../model/findings.ts';

/** What is wrong with a node, below it. */
export function ProblemList({ problems }: { problems: readonly Finding[] }) {
  return problems.map(({ tone, text }) => (
    <p key={text} className={`condition-problem ${tone}`}>
      <Icon name="warning" size={14} /> {t(text)}
    </p>
  ));
}
