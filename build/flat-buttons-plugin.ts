import type { Plugin } from 'vite';
import { local, redirectPlugin } from './redirect-plugin.ts';

const BUTTON = '/@mui/material/esm/ButtonBase/ButtonBase.js';

/**
 * Our buttons have no ripple (theme/components.ts switches it off for all of them); the library would bring it and
 * its animations along with the first button of the sign-in page.
 */
export function flatButtonsPlugin(): Plugin {
  const plugin = redirectPlugin({
    name: 'flat-buttons',
    redirects: [
      {
        name: 'TouchRipple.js',
        matches: (source, importer) => source.endsWith('/TouchRipple.js') && importer.endsWith(BUTTON),
        to: local('./flat-buttons-stubs/touch-ripple.ts'),
      },
    ],
    isUsed: (_, importer) => importer.endsWith(BUTTON),
    moved: "The button's files have moved",
  });
  return { ...plugin, apply: 'build' };
}
