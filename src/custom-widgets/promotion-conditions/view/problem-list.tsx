import type { Finding } from '../../../../domain/promotions/conditions/findings.ts';
import { Icon, t } from '../../../runtime/index.ts';

/** What is wrong with a node, below it. */
export function ProblemList({ problems }: { problems: readonly Finding[] }) {
  // What the form or the server says as well is said once; they say it translated.
  const toneByText = new Map(problems.map(({ tone, text }) => [t(text), tone]));
  return [...toneByText].map(([text, tone]) => (
    <p key={text} className={`condition-problem ${tone}`}>
      <Icon name="warning" size={14} /> {text}
    </p>
  ));
}
