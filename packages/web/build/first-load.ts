import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk & { readonly isDynamicEntry?: boolean }>>;

export const readManifest = (dist: string): Manifest =>
  // Written by vite; only the fields above are read.
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const texts = ['src/lib/packs/cn.ts'];

/** What stands around every page of a member: one chunk, whenever its parts are asked for. */
export const frameChunk = 'frame';
export const frameParts = [
  'src/app/frame/Frame.tsx',
  'src/app/frame/MemberHeader.tsx',
  'src/features/notifications/NoticeFollower.tsx',
  'src/app/assistant/FloatingAssistant.tsx',
];

/** What the server sends ahead of each asset, as a browser counts it. */
const headerBytes = 340;

/**
 * What the browser asks for, without anybody clicking, on the two pages people meet first. The limit is the promise;
 * the budget lies below it, so that growth is seen while there is still room. Both count scripts with their headers.
 */
export const firstLoads = {
  login: { parts: ['index.html', 'src/app/sections/login.tsx', ...texts], limitBytes: 200_000, budgetBytes: 199_800 },
  home: {
    parts: [
      'index.html',
      'src/app/sections/home.tsx',
      'src/app/home/own-parts.ts',
      'src/app/home/LiveNow.tsx',
      'src/app/home/begun-rows.ts',
      'src/app/home/community-parts.ts',
      ...frameParts,
      ...texts,
    ],
    limitBytes: 240_000,
    budgetBytes: 232_200,
  },
} as const;

/** The files of some parts and of all they import. A part that is not in the build is an error: it would weigh nothing. */
export function filesOf(manifest: Manifest, parts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const frame = Object.values(manifest).find(({ name }) => name === frameChunk);
  const visit = (part: string): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const chunk = manifest[part] ?? (frameParts.includes(part) ? frame : undefined);
    if (!chunk) throw new Error(`${part} is not in the build`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const part of parts) visit(part);
  return files;
}

export type Weight = {
  /** Scripts as gzip, with the headers they come with. */
  readonly js: number;
  readonly css: number;
  readonly jsBrotli: number;
  readonly files: number;
};

/** Bytes over the wire: headers, and the compressed copies, or the files themselves where a copy is not worth it. */
export function weigh(dist: string, parts: readonly string[]): Weight {
  const files = [...filesOf(readManifest(dist), parts)].map((file) => join(dist, file));
  const sent = (file: string, copy: '.gz' | '.br'): number =>
    statSync(existsSync(file + copy) ? file + copy : file).size;
  const total = (end: '.js' | '.css', copy: '.gz' | '.br'): number =>
    files.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + sent(file, copy) + headerBytes, 0);
  return { js: total('.js', '.gz'), css: total('.css', '.gz'), jsBrotli: total('.js', '.br'), files: files.length };
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../dist');
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  for (const [page, { parts, budgetBytes }] of Object.entries(firstLoads)) {
    const { js, css, jsBrotli, files } = weigh(dist, parts);
    const line = `${page.padEnd(6)} js${kilo(js)} of${kilo(budgetBytes)} (br${kilo(jsBrotli)})  css${kilo(css)}  ${files} files`;
    process.stdout.write(`${line}\n`);
  }
}
