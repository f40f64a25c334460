import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|wasm)$/;
/** Below one network packet a compressed copy saves nothing. */
const minimumBytes = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes `.br` and `.gz` beside every text asset once, so that the server compresses nothing while it answers. */
export function precompress(): Plugin {
  return {
    name: 'shuyuan:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const compress = async (name: string): Promise<void> => {
        const file = join(dir, name);
        const content = await readFile(file);
        if (content.length < minimumBytes) return;
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
        await writeFile(`${file}.br`, await toBrotli(content, { params: hint }));
      };
      // All at once: the threads of Node take as many as there are cores.
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => compressible.test(file))
          .map(compress),
      );
    },
  };
}
