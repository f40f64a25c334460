import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('pdfjs-dist/package.json'));
// Of a package.json only this is read.
const { version } = require('pdfjs-dist/package.json') as { version: string };

/** What a document may need that is not in it: character maps of Chinese, the fonts every reader has, decoders. */
const parts = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
/** Scripts in documents are never run, so what would run them is left out; every browser we serve has WebAssembly. */
const unwanted = /quickjs|nowasm/i;

const files = (): string[] =>
  parts.flatMap((part) => globSync(`${part}/*`, { cwd: folder })).filter((file) => !unwanted.test(file));

/** Puts them beside our own assets, under a name with their version: no other server is ever asked. */
export function pdfParts(): Plugin {
  const base = `assets/pdfjs-${version}/`;
  return {
    name: 'shuyuan:pdf-parts',
    generateBundle() {
      for (const file of files()) {
        this.emitFile({
          type: 'asset',
          fileName: base + file.replaceAll('\\', '/'),
          source: readFileSync(join(folder, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        const isPart = files().includes(name) && existsSync(join(folder, name));
        if (isPart) createReadStream(join(folder, name)).pipe(response);
        else next();
      });
    },
  };
}
