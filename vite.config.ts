import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { anchorPlugin } from './build/anchor-plugin.ts';
import { chunks } from './build/chunks.ts';
import { compressPlugin } from './build/compress-plugin.ts';
import { firstSignInPlugin } from './build/first-sign-in-plugin.ts';
import { leftOutPlugin } from './build/left-out-plugin.ts';
import { preloadsPlugin } from './build/preloads-plugin.ts';
import { screensHmrPlugin } from './build/screens-hmr-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    leftOutPlugin(),
    screensHmrPlugin(),
    anchorPlugin(),
    preloadsPlugin(),
    firstSignInPlugin(),
    compressPlugin(),
  ],
  build: {
    target: 'es2022',
    // Fonts and images stay files: in a script they would be parsed before the first drawing.
    assetsInlineLimit: 0,
    // The entry holds React, MUI's core and the shell on purpose: one request instead of five.
    chunkSizeWarningLimit: 800,
    // A browser that does not know the hint loads the file when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // The entry takes one thing through the runtime's door, the start. What else the door names is there for
          // hand-made parts: without this the entry would load it all.
          { test: /\/src\/runtime\/(index\.ts|api\/)/, sideEffects: false },
          // One function, which Emotion's `withTheme` alone calls; the package does not say that it does nothing else.
          { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunks() },
        // The entry names all others: the shortest hash that the bundler takes for so many files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
