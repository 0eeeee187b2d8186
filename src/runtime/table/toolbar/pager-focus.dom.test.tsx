import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../../../core/model.ts';
import { setProduct } from '../../base/product.ts';
import { GridPager } from '../../kinds/edit-table/grid-pager.tsx';
import { Paginator } from './paginator.tsx';

const span = { from: 1, to: 10, total: 30 };
const none = () => {};

function NumberedPager({ last }: { last: number }) {
  const [page, setPage] = useState(1);
  return (
    <Paginator page={page} last={last} span={span} size={10} onPage={setPage} onIntent={none} onSize={none} />
  );
}

function PlainPager({ last }: { last: number }) {
  const [page, setPage] = useState(1);
  return <GridPager page={page} last={last} span={span} onPage={setPage} />;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  // Of the product, a pager reads only the locale.
  setProduct({ locale } as Product, { widgets: {}, screens: {} });
});

describe.each(['at once', 'later', 'never'])('where a disabled button loses the focus %s', (when) => {
  beforeEach(() => loseFocusWhenDisabled(when));

  it('goes on to the button of the last page', async () => {
    const user = userEvent.setup();
    render(<NumberedPager last={2} />);
    button('Next page').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Page 2'));
  });

  it('goes on to the way back where pages have no buttons', async () => {
    const user = userEvent.setup();
    render(<PlainPager last={2} />);
    button('Next page').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Previous page'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Next page'));
  });

  it('stays on a button that can be pressed again', async () => {
    const user = userEvent.setup();
    render(<PlainPager last={3} />);
    button('Next page').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Next page'));
  });

  it('does not come back for somebody who has gone elsewhere meanwhile', () => {
    const { rerender } = render(<GridPager page={1} last={2} span={span} onPage={none} />);
    button('Next page').focus();
    button('Next page').blur();
    rerender(<GridPager page={2} last={2} span={span} onPage={none} />);
    expect(document.activeElement).toBe(document.body);
  });
});

/**
 * Chromium blurs a button as soon as it is disabled (since version 150); other browsers do so at the next paint, or keep the
 * focus.
 */
function loseFocusWhenDisabled(when: string): void {
  if (when === 'never') return;
  const { setAttribute } = HTMLButtonElement.prototype;
  vi.spyOn(HTMLButtonElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLButtonElement,
    name: string,
    value: string,
  ) {
    const lose = () => document.activeElement === this && document.body.focus();
    setAttribute.call(this, name, value);
    if (name !== 'disabled') return;
    if (when === 'at once') lose();
    else queueMicrotask(lose);
  });
}
