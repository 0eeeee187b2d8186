import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Product } from '../../../../core/model.ts';
import { eventually } from '../../../../tests/eventually.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { printDate } from '../../base/date-text.ts';
import { setProduct } from '../../base/product.ts';
import { theme } from '../theme/theme.ts';
import type { DayLimits } from './calendar.tsx';
import { DateInput } from './date-input.tsx';

interface FieldProps {
  readonly value?: string;
  readonly limits?: DayLimits;
  onSettle?(text: string): void;
}

function Field({ value = '', limits = {}, onSettle }: FieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <ThemeProvider theme={theme}>
      <label htmlFor="day">Day</label>
      <DateInput
        id="day"
        ref={ref}
        aria-describedby="help"
        defaultValue={printDate(value)}
        limits={() => limits}
        onSettle={() => onSettle?.(ref.current?.value ?? '')}
      />
    </ThemeProvider>
  );
}

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  const languages = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;
  setProduct(partOf<Product>({ locale, languages }), { widgets: {}, screens: {} });
});

const input = () => screen.getByLabelText('Day') as HTMLInputElement;
const day = (name: string) => screen.getByRole('gridcell', { name });
const calendar = () => screen.findByRole('dialog', { name: 'Calendar' });

it('says how a date is written, to the eye and to a screen reader', () => {
  render(<Field />);
  expect(input().placeholder).toBe('dd/mm/yyyy');
  const [help, hint] = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(help).toBe('help');
  expect(document.getElementById(hint ?? '')?.textContent).toContain('31/12/2026');
});

it('writes what was typed in full when it is left or Enter is pressed, and keeps what is no date', async () => {
  const onSettle = vi.fn();
  const user = userEvent.setup();
  render(<Field onSettle={onSettle} />);
  await user.type(input(), '051126');
  expect(onSettle).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSettle).toHaveBeenLastCalledWith('05/11/2026');
  await user.clear(input());
  await user.type(input(), '31/2/2026');
  await user.tab();
  expect(onSettle).toHaveBeenLastCalledWith('31/2/2026');
});

it('opens the month of its date, whose weeks begin on Monday, and takes the chosen day', async () => {
  const onSettle = vi.fn();
  const user = userEvent.setup();
  render(<Field value="2026-11-05" onSettle={onSettle} />);
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const month = within(await calendar());
  expect(month.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'],
  ]);
  expect(day('5').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(day('5'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input().value).toBe('12/11/2026');
  expect(onSettle).toHaveBeenLastCalledWith('12/11/2026');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens by Alt and the down arrow, and gives the focus back to Escape', async () => {
  const user = userEvent.setup();
  render(<Field value="2026-11-05" />);
  await user.click(input());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await calendar();
  await user.keyboard('{PageUp}');
  expect(await screen.findByText('Desember 2026')).toBeTruthy();
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('05/11/2026');
});

it('offers no day beyond its limits, and marks the day of the business', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:00:00Z'));
  const user = userEvent.setup();
  render(<Field limits={{ min: '2026-11-05', max: '2026-11-21' }} />);
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  await calendar();
  const isOff = (name: string) => (day(name) as HTMLButtonElement).disabled;
  expect(['4', '5', '21', '22'].map(isOff)).toEqual([true, false, false, true]);
  expect(day('21').getAttribute('aria-current')).toBe('date');
  expect(day('20').getAttribute('aria-current')).toBeNull();
});

it('opens the month of the nearest day that may be chosen where its own may not', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T18:00:00Z'));
  const user = userEvent.setup();
  render(<Field value="2026-12-01" limits={{ max: '2026-11-30' }} />);
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  await calendar();
  expect((day('30') as HTMLButtonElement).disabled).toBe(false);
  expect(day('30').getAttribute('aria-current')).toBe('date');
});
