import type { PaletteOptions } from '@mui/material/styles';

/** One accent color; every other color has a meaning. Text has a contrast of at least 4.5:1. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#3a4fd0', dark: '#2e40b0', light: '#e9ecfb', contrastText: '#ffffff' },
  error: { main: '#c0262d', dark: '#9c1c23', light: '#fdecec', contrastText: '#ffffff' },
  warning: { main: '#8f5a00', dark: '#744900', light: '#fdf3df', contrastText: '#ffffff' },
  success: { main: '#1b7a43', dark: '#14602f', light: '#e6f5ec', contrastText: '#ffffff' },
  info: { main: '#22639c', dark: '#1a4f7e', light: '#e8f1fa', contrastText: '#ffffff' },
  background: { default: '#ffffff', paper: '#ffffff' },
  text: { primary: '#1a1c21', secondary: '#5d616b', disabled: '#9a9da6' },
  divider: '#e5e6ea',
  action: {
    hover: '#f2f3f6',
    selected: '#ebedf2',
    active: '#5d616b',
    disabled: '#a4a7af',
    disabledBackground: '#eeeff2',
    focus: '#e9ecfb',
  },
};

/** A dark palette of its own, not inverted: raised surfaces are lighter, the accent is softer. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#93a1ff', dark: '#aab5ff', light: '#262b4d', contrastText: '#11142b' },
  error: { main: '#ff8a8a', dark: '#ffa6a6', light: '#41201f', contrastText: '#2b0a0b' },
  warning: { main: '#e8b45a', dark: '#f2c87f', light: '#3a2d14', contrastText: '#241a05' },
  success: { main: '#6fcf97', dark: '#8ddcae', light: '#17351f', contrastText: '#06210f' },
  info: { main: '#82b9ec', dark: '#a0caf2', light: '#17293a', contrastText: '#061726' },
  background: { default: '#121317', paper: '#1a1c21' },
  text: { primary: '#e9eaee', secondary: '#a0a3ad', disabled: '#6b6e78' },
  divider: '#2b2d34',
  action: {
    hover: '#212329',
    selected: '#2a2c34',
    active: '#a0a3ad',
    disabled: '#656872',
    disabledBackground: '#26282e',
    focus: '#262b4d',
  },
};
