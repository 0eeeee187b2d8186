import { useState } from 'react';
import { type AnalyticsPageScreen, calls } from '../../generated/product/components/analytics-page.ts';
import { invalidate, mayCall, Page, today, useAccount, useAnswer, useQuery } from '../../runtime/index.ts';
import { AnswerTimes } from './answer-times.tsx';
import { CountTable, numbers } from './count-table.tsx';
import { DayChart } from './day-chart.tsx';
import { AnalyticsFrame } from './frame.ts';
import { type Period, periodOf } from './model/period.ts';
import { PeriodForm } from './period-form.tsx';
import { TodayStrip } from './today-strip.tsx';

/** The landing page: today's open work, and statistics of orders and of the shops' app over a range of days. */
export default function AnalyticsPage({ screen, query, props }: AnalyticsPageScreen) {
  const account = useAccount();
  const [, change] = useQuery();
  // The range does not change at midnight while the page is open.
  const [day] = useState(today);
  const period = periodOf(query, day);
  const search = (searchedPeriod: Period) => {
    if (searchedPeriod.start_date === period.start_date && searchedPeriod.end_date === period.end_date) {
      void invalidate(...Object.values(calls));
    } else change({ ...searchedPeriod });
  };
  return (
    <Page screen={screen}>
      <AnalyticsFrame>
        {mayCall(calls['analytics.today'], account) && <TodayStrip work={props} />}
        <PeriodForm key={`${period.start_date} ${period.end_date}`} period={period} search={search} />
        <Charts period={period} orders={props.days} />
        <div className="tables">
          <Keywords period={period} />
          <Products period={period} />
          <Usage period={period} />
        </div>
        {mayCall(calls['analytics.answer-times'], account) && <AnswerTimes period={period} />}
      </AnalyticsFrame>
    </Page>
  );
}

function Charts({ period, orders }: { readonly period: Period; readonly orders: string }) {
  const state = useAnswer(calls['analytics.get'], period);
  const { transaction_count, sum_transaction_amount } = state.answer?.item ?? {};
  const shared = { state, period, orders };
  return (
    <div className="charts">
      <DayChart {...shared} title="Transaction Daily Count" unit="count" rows={transaction_count} />
      <DayChart {...shared} title="Transaction Amount Sum" unit="money" rows={sum_transaction_amount} />
    </div>
  );
}

const TOTAL = numbers('total', 'Total');

function Keywords({ period }: { readonly period: Period }) {
  return (
    <CountTable
      title="Search Keywords Count"
      columns={[{ name: 'keywords', label: 'Keywords', as: 'text' }, TOTAL]}
      state={useAnswer(calls['analytics.keywords'], period)}
    />
  );
}

function Products({ period }: { readonly period: Period }) {
  return (
    <CountTable
      title="Product Seens Count"
      columns={[{ name: 'sku_code', label: 'SKU Code' }, { name: 'name', label: 'Name', as: 'text' }, TOTAL]}
      state={useAnswer(calls['analytics.products'], period)}
    />
  );
}

function Usage({ period }: { readonly period: Period }) {
  return (
    <CountTable
      title="User App Usage"
      columns={[
        { name: 'user_id', label: 'User ID' },
        { name: 'shop_name', label: 'Shop Name', as: 'text' },
        { ...TOTAL, label: 'Total in seconds' },
      ]}
      state={useAnswer(calls['analytics.usage'], period)}
    />
  );
}
