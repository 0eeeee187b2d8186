import { css } from '@emotion/react';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';
import { variables } from './variables.ts';

it('writes the variables as Emotion would', () => {
  const { styles } = css(theme.generateStyleSheets());
  expect(styles).toContain('color-scheme:dark');
  // Its rules are parted by semicolons, which its parser drops.
  expect(variables()).toBe(styles.replaceAll('};', '}'));
});
