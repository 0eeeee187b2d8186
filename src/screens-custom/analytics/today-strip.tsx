import type { AnalyticsTodayItem } from '../../../domain/generated/types/analytics.ts';
import { calls } from '../../generated/product/components/analytics-page.ts';
import { formatNumber, Loaded, ScreenLink, t, today, useAnswer } from '../../runtime/index.ts';
import { type OrderScreens, waitingOf } from './model/waiting.ts';

/**
 * Counts of the open work for this account, each linked to its list; without a link where there is no list or no
 * access. Below them the codes that two records have.
 */
export function TodayStrip({ screens }: { readonly screens: OrderScreens }) {
  const state = useAnswer(calls['analytics.today'], {});
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('Today')}</h2>
      <Loaded state={state} height={56}>
        {({ item }) => {
          const { code_twins: twins = [], ...counts }: Partial<AnalyticsTodayItem> = { ...item };
          const countOf: Readonly<Record<string, number | null>> = counts;
          return (
            <>
              <ul className="today">
                {waitingOf(screens, today()).map(({ count: name, label, to, query }) => {
                  const count = countOf[name] ?? null;
                  if (count === null) return null;
                  return (
                    <li key={name} data-none={count === 0 || undefined}>
                      <ScreenLink to={to} {...(query && { query })}>
                        <strong>{formatNumber(count)}</strong> <span>{t(label)}</span>
                      </ScreenLink>
                    </li>
                  );
                })}
              </ul>
              {twins.length > 0 && <Twins twins={twins} />}
            </>
          );
        }}
      </Loaded>
    </section>
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
