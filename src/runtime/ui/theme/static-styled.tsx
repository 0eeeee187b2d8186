import {
  css,
  type CSSObject as EmotionStyles,
  type SerializedStyles,
  __unsafe_useEmotionCache as useStyleCache,
} from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type ComponentProps, createElement, type JSX, type ReactElement, useInsertionEffect } from 'react';
import { theme } from './theme.ts';

export type Styles = CSSObject | ((themeProps: { theme: Theme }) => CSSObject);
type Tag = keyof JSX.IntrinsicElements;

/**
 * Like MUI's `styled`, for a plain element with constant styles: they are written on first render and cost nothing afterwards,
 * while `styled` serializes them on each render. Colors are CSS variables, so the dark theme needs no new styles.
 */
export function staticStyled<T extends Tag>(
  tag: T,
): (styles: Styles) => (props: ComponentProps<T>) => ReactElement {
  return (styles) => {
    let elementStyles: CSSObject | undefined;
    return function Still(props: ComponentProps<T>) {
      elementStyles ??= typeof styles === 'function' ? styles({ theme }) : styles;
      const styleClass = useStaticStyles(elementStyles);
      const { className } = props as { className?: string };
      return createElement(tag, {
        ...props,
        className: className ? `${className} ${styleClass}` : styleClass,
      });
    };
  };
}

const written = new WeakMap<CSSObject, SerializedStyles>();

/** The class of these styles; the same object gives the same class. */
export function useStaticStyles(styles: CSSObject): string {
  const cache = useStyleCache();
  const serializedStyles = written.get(styles) ?? css(styles as EmotionStyles);
  written.set(styles, serializedStyles);
  // Without a document effects do not run: the build draws the first sign-in so (build/first-sign-in-plugin.ts).
  if (import.meta.env.SSR && cache) insertStyles(cache, serializedStyles, true);
  useInsertionEffect(() => {
    if (cache) insertStyles(cache, serializedStyles, true);
  }, [cache, serializedStyles]);
  return `${cache?.key ?? 'css'}-${serializedStyles.name}`;
}
