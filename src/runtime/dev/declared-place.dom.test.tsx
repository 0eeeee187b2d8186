import { screen as page, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declaredPlace, setPlaceSource } from './declared-place.ts';

/** What draws a screen, and in it something under a name. */
function Drawn({ name }: { screen: object; name: string }) {
  return <span key={name}>{name}</span>;
}

it('a cell of a column that is drawn anew is not the filter of the same name; a tab is known by its name', async () => {
  const screen = {
    id: 'books',
    file: 'books.screen.json',
    kind: 'list',
    filters: [{ param: 'lent' }],
    tabs: [{ id: 'all' }],
  };
  setPlaceSource(async () => ({ '': '#', 'filters.0': '#/filters/lent', 'tabs.0': '#/tabs/all' }));
  render(
    <>
      <Drawn screen={screen} name="lent" />
      <Drawn screen={screen} name="all" />
    </>,
  );
  const placeOf = (name: string) => declaredPlace(page.getByText(name));
  expect([await placeOf('lent'), await placeOf('all')]).toEqual(['#', '#/tabs/all']);
});
