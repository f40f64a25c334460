import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const standIn = join(import.meta.dirname, 'zod-stand-in.ts');
const webSource = join(import.meta.dirname, '..', 'src') + sep;

/**
 * Keeps zod (23 kB gzip) out of every client chunk: wires get the stand-in, and a screen that asks for zod itself stops
 * the build, because a validation against the stand-in would accept everything. Tests keep the real zod.
 */
export function withoutZod(): Plugin {
  return {
    name: 'shuyuan:without-zod',
    enforce: 'pre',
    apply: (_config, { mode }) => mode !== 'test',
    resolveId: {
      filter: { id: /^zod(\/|$)/ },
      handler(id, importer) {
        if (importer?.startsWith(webSource)) this.error(`${importer} imports ${id}: schemas belong to the contract`);
        return standIn;
      },
    },
  };
}
