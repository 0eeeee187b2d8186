import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose } from './prose.ts';

it('a paragraph without text is as high as a line', () => {
  const { container } = render(
    <Prose>
      <p />
    </Prose>,
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[]);
  const own = rules.filter(({ selectorText }) => container.querySelector('p')?.matches(selectorText));
  expect(own.map(({ cssText }) => cssText).join()).toContain('min-height: 1lh');
});
