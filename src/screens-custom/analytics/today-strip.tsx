import { calls } from '../../generated/product/components/analytics-page.ts';
import { formatNumber, Loaded, ScreenLink, t, today, useAnswer } from '../../runtime/index.ts';
import { type OrderScreens, waitingOf } from './model/waiting.ts';

/**
 * Counts of the open work for this account, each linked to its list; without a link where there is no list or no
 * access.
 */
export function TodayStrip({ screens }: { readonly screens: OrderScreens }) {
  const state = useAnswer(calls['analytics.today'], {});
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('Today')}</h2>
      <Loaded state={state} height={56}>
        {({ item }) => {
          const counts: Readonly<Record<string, number | null>> = { ...item };
          return (
            <ul className="today">
              {waitingOf(screens, today()).map(({ count: name, label, to, query }) => {
                const count = counts[name] ?? null;
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
          );
        }}
      </Loaded>
    </section>
  );
}
