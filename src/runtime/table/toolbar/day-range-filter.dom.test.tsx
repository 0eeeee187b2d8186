import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Product } from '../../../../core/model.ts';
import { eventually } from '../../../../tests/eventually.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { setProduct } from '../../base/product.ts';
import { theme } from '../../ui/theme/theme.ts';
import DayRangeFilter from './day-range-filter.tsx';

const onChange = vi.fn();

function Filter() {
  const [days, setDays] = useState({ start: '', end: '' });
  return (
    <ThemeProvider theme={theme}>
      <DayRangeFilter
        label="Start Date"
        range={{ end: 'end_date', label: 'End Date' }}
        value={days}
        onChange={(chosen) => {
          onChange(chosen);
          setDays(chosen);
        }}
      />
    </ThemeProvider>
  );
}

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  const languages = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;
  setProduct(partOf<Product>({ locale, languages }), { widgets: {}, screens: {} });
});

it('has usual ranges below the calendar of either date, and a way back to none', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T05:00:00Z'));
  const user = userEvent.setup();
  render(<Filter />);
  const values = () =>
    ['Start Date', 'End Date'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  const calendar = async () => within(await screen.findByRole('dialog', { name: 'Calendar' }));
  expect(screen.queryByRole('button', { name: '7 days' })).toBeNull();

  await user.click(screen.getByLabelText('Start Date'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click((await calendar()).getByRole('button', { name: '7 days' }));
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-20' });
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(values()).toEqual(['14/11/2026', '20/11/2026']);

  await user.click(screen.getByLabelText('End Date'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect((await calendar()).getByRole('button', { name: '7 days', pressed: true })).toBeTruthy();
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(onChange).toHaveBeenLastCalledWith({ start: '', end: '' });
  await eventually(() => expect(values()).toEqual(['', '']));
});

it('has the name of either day in it while that is empty', () => {
  render(<Filter />);
  expect(screen.getByLabelText('Start Date').getAttribute('placeholder')).toBe('Start Date');
  expect(screen.getAllByRole('textbox')).toEqual(
    ['Start Date', 'End Date'].map((name) => screen.getByRole('textbox', { name })),
  );
});
