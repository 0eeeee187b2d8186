import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { message } from './message-cell.tsx';

it('a sentence writes its dates as the others of the screen are', () => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  const said = (dates?: string) => {
    const draw = message({ params: 'params' }, { label: '', locale, choices: [], dates });
    const row = { params: { start: '08/01/2027', end: '31/12/2027 17:00' } };
    return renderToStaticMarkup(draw('From {start} to {end}.', row, 0)).replace(
      /<[^>]+>|[\u2068\u2069]/g,
      '',
    );
  };
  expect(said()).toBe('From 08/01/2027 to 31/12/2027 17:00.');
  expect(said('DD MMM YYYY')).toBe('From 08 Jan 2027 to 31 Des 2027 17:00.');
});
