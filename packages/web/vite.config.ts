import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { fewChunks } from './build/few-chunks.ts';
import { pdfParts } from './build/pdf-parts.ts';
import { precompress } from './build/precompress.ts';
import { withoutZod } from './build/without-zod.ts';

const server = 'http://127.0.0.1:3000';
const serverPaths = ['/api', '/healthz', '/readyz', '/metrics', '/docs', '/files'];

/** Packs of all languages have the same file names; a chunk says which one it is. */
function chunkName(chunk: { name: string; facadeModuleId?: string | null }): string {
  const source = chunk.facadeModuleId ?? '';
  if (source.includes('/i18n/src/packs/')) return `assets/text-${basename(dirname(source))}-${chunk.name}-[hash].js`;
  return `assets/${source.includes('/src/lib/packs/') ? 'texts-' : ''}${chunk.name}-[hash].js`;
}

/** Whatever decides which code is left; the plan of the chunks is made with the same. */
const codePlugins = () => [withoutZod(), react()];
const codeOptions = {
  // Building an endpoint or a schema has no effect: those of a wire that a chunk does not call are left out of it.
  treeshake: { manualPureFunctions: ['z', 'endpoint', 'lifeCycle'] },
} satisfies Rolldown.RolldownOptions;

export default defineConfig({
  root: import.meta.dirname,
  // Hash routes need no server rewrite, and with a relative base the same build runs below any path (SHELL-02, C-12).
  base: './',
  plugins: [fewChunks(codePlugins, codeOptions), ...codePlugins(), pdfParts(), precompress()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    // The largest is LiveKit's own client, which only a room that runs on it loads.
    chunkSizeWarningLimit: 600,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { ...codeOptions, checks: { bundlerTimings: false }, output: { chunkFileNames: chunkName } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: path === '/api' }])),
  },
});
