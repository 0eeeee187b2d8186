import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type Interpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type ComponentProps, createElement, type JSX, type ReactElement, useInsertionEffect } from 'react';
import { theme } from './theme.ts';

export type Styles = CSSObject | ((given: { theme: Theme }) => CSSObject);
type Tag = keyof JSX.IntrinsicElements;

/**
 * Like MUI's `styled`, for a plain element with constant styles: they are written on first render and cost nothing afterwards,
 * while `styled` serializes them on each render. Colors are CSS variables, so the dark theme needs no new styles.
 */
export function staticStyled<T extends Tag>(
  tag: T,
): (styles: Styles) => (props: ComponentProps<T>) => ReactElement {
  return (styles) => {
    let own: CSSObject | undefined;
    return function Still(props: ComponentProps<T>) {
      own ??= typeof styles === 'function' ? styles({ theme }) : styles;
      const made = useStaticStyles(own);
      const { className } = props as { className?: string };
      return createElement(tag, { ...props, className: className ? `${className} ${made}` : made });
    };
  };
}

const written = new WeakMap<CSSObject, SerializedStyles>();

/** The class of these styles; the same object gives the same class. */
export function useStaticStyles(styles: CSSObject): string {
  const cache = useStyleCache();
  const known = written.get(styles) ?? serializeStyles([styles as Interpolation<unknown>]);
  written.set(styles, known);
  useInsertionEffect(() => {
    if (cache) insertStyles(cache, known, true);
  }, [cache, known]);
  return `${cache?.key ?? 'css'}-${known.name}`;
}
