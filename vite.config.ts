import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formEnginePlugin } from './build/form-engine-plugin.ts';
import { oneEntryChunk } from './build/one-entry-chunk.ts';
import { screensHmrPlugin } from './build/screens-hmr-plugin.ts';

export default defineConfig({
  plugins: [react(), formEnginePlugin(), screensHmrPlugin()],
  build: {
    target: 'es2022',
    // Fonts and images stay files: in a script they would be parsed before the first drawing.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [oneEntryChunk()], includeDependenciesRecursively: false } },
    },
  },
});
