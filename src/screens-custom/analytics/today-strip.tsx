import type { AnalyticsTodayItem } from '../../../domain/generated/types/analytics.ts';
import { calls } from '../../generated/product/components/analytics-page.ts';
import {
  formatMoney,
  formatNumber,
  Icon,
  Loaded,
  ScreenLink,
  Skeleton,
  t,
  today,
  useAccount,
  useAnswer,
} from '../../runtime/index.ts';
import { type WaitingProps, waitingOf } from './model/waiting.ts';

/**
 * What waits for this account, in the order in which it is done, each with its number and linked to its rows; what does
 * not wait is not shown. Below it the codes that two records have.
 */
export function TodayStrip({ work }: { readonly work: WaitingProps }) {
  const role = useAccount()?.role ?? 0;
  const state = useAnswer(calls['analytics.today'], {});
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('Today')}</h2>
      <Loaded state={state} height={72} skeleton={<ComingTiles />}>
        {({ item }) => {
          const { code_twins: twins = [], amounts, ...counts }: Partial<AnalyticsTodayItem> = { ...item };
          const countOf: Readonly<Record<string, number | null>> = counts;
          const amountOf: Readonly<Record<string, number | null>> = { ...amounts };
          const open = waitingOf(work, role, today()).filter(({ count }) => countOf[count]);
          return (
            <>
              {open.length === 0 && twins.length === 0 && (
                <p className="note nothing">
                  <Icon name="check" /> {t('Nothing waits for you.')}
                </p>
              )}
              <ul className="today">
                {open.map(({ count, label, to, query, isLate }, index) => (
                  <li key={count} data-first={index === 0 || undefined} data-late={isLate}>
                    <ScreenLink to={to} {...(query && { query })}>
                      <strong>{formatNumber(countOf[count] ?? 0)}</strong> <span>{t(label)}</span>
                      {amountOf[count] ? <b>{formatMoney(amountOf[count])}</b> : null}
                      {index === 0 && (
                        <em>
                          {t('Do first')}
                          <Icon name="chevron-right" size={16} />
                        </em>
                      )}
                    </ScreenLink>
                  </li>
                ))}
              </ul>
              {twins.length > 0 && <Twins twins={twins} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** As many tiles as a usual day has. */
function ComingTiles() {
  return (
    <ul className="today" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map((tile) => (
        <li key={tile} data-first={tile === 0 || undefined} data-coming>
          <span>
            <Skeleton width={32} height={20} />
            <Skeleton width="80%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Twins({ twins }: { readonly twins: AnalyticsTodayItem['code_twins'] }) {
  return (
    <p className="note">
      {t('Another record has the same code; please change it:')}
      {twins.map(({ entity, id, code }) => (
        <span key={`${entity} ${id}`}>
          {' '}
          <ScreenLink to={`${entity}-edit`} params={{ id }}>
            {code}
          </ScreenLink>
        </span>
      ))}
    </p>
  );
}
