import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writtenStyles } from '../../../../tests/dom/written-styles.ts';
import { Prose } from './prose.ts';

it('a paragraph without text is as high as a line', () => {
  const { container } = render(
    <Prose>
      <p />
    </Prose>,
  );
  const rules = [...writtenStyles.children].map((style) => style.textContent);
  const asHigh = rules
    .filter((rule) => rule.includes('min-height:1lh'))
    .map((rule) => rule.split('{')[0] ?? '');
  expect(asHigh.some((selector) => container.querySelector('p')?.matches(selector))).toBe(true);
});
