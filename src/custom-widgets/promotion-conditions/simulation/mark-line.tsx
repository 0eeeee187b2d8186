import { Icon, type IconName, t } from '../../../runtime/index.ts';
import { type Mark, STATE_LABELS, type State, saidOf } from '../model/marks.ts';
import { sentence } from './sentence.ts';

const ICONS: Readonly<Record<State, IconName>> = { met: 'check', unmet: 'close', idle: 'info' };

/** What a simulation says about a node, in words beside its sign. */
export function MarkLine({ mark, id }: { readonly mark: Mark | undefined; readonly id?: string }) {
  if (!mark) return null;
  return (
    <p id={id} className={`condition-mark ${mark.state}`}>
      <Icon name={ICONS[mark.state]} size={14} />
      <span>
        <strong>{t(STATE_LABELS[mark.state])}.</strong> {saidOf(mark).map(sentence).join(' ')}
      </span>
    </p>
  );
}
