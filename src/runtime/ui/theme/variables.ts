import { theme } from './theme.ts';

/** The theme's variables as a style sheet. They are flat rules: Emotion would parse all 400 of them on every first visit. */
export function variables(): string {
  return theme.generateStyleSheets().flatMap(rulesOf).join('');
}

function rulesOf(sheet: Record<string, object>): string[] {
  return Object.entries(sheet).map(([selector, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `${propertyOf(name)}:${value};`);
    return `${selector}{${lines.join('')}}`;
  });
}

/** `colorScheme` is `color-scheme`; names of variables stay. */
function propertyOf(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
