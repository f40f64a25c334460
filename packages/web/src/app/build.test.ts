// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { filesOf, firstLoads, readManifest, weigh } from '../../build/first-load.ts';
import { givenSections, sectionNames } from './section-names.ts';

const repository = join(import.meta.dirname, '../../../..');
const dist = join(repository, 'packages/web/dist');

/** A build counts when it was made of the sources as they are: yesterday's would vouch for yesterday's code. */
const buildUnlessBuilt = `
  import { buildWeb, isWebBuilt } from './scripts/web-build.mjs';
  process.exitCode = isWebBuilt() ? 0 : await buildWeb(process.execPath);`;

beforeAll(() => {
  execFileSync(process.execPath, ['--input-type=module', '-e', buildUnlessBuilt], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 120_000);

const scripts = (): string[] => globSync('assets/*.js', { cwd: dist });
const contentOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** `microCertificate` is a name, `micro-certificate.tsx` its file. */
const fileOf = (section: string): string => section.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('[SHELL-03] each of the 23 sections is a lazily loaded chunk of its own', () => {
  expect(givenSections).toHaveLength(23);
  const manifest = readManifest(dist);
  const chunks = sectionNames.map((name) => manifest[`src/app/sections/${fileOf(name)}.tsx`]);
  expect(chunks.filter((chunk) => !chunk?.isDynamicEntry)).toEqual([]);
  expect(new Set(chunks.map((chunk) => chunk?.file)).size).toBe(sectionNames.length);
  for (const [index, name] of sectionNames.entries()) expect(chunks[index]?.file).toContain(`assets/${fileOf(name)}-`);
});

test('[SHELL-02] nothing in the build knows the path it is served from', () => {
  const addresses = [...contentOf('index.html').matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => address !== '' && !address?.startsWith('./'))).toEqual([]);
  expect(scripts().filter((file) => /["'`]\/assets\//.test(contentOf(file)))).toEqual([]);
});

test('no chunk carries zod', () => {
  expect(scripts().filter((file) => /ZodError|\$ZodType|invalid_type/.test(contentOf(file)))).toEqual([]);
});

test('every text asset lies beside its compressed copies', () => {
  const large = globSync('**/*.{js,css,html,svg}', { cwd: dist }).filter((file) => contentOf(file).length >= 4096);
  expect(large.length).toBeGreaterThan(10);
  for (const file of large) {
    expect([`${file}.br`, `${file}.gz`].every((copy) => existsSync(join(dist, copy)))).toBe(true);
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).toString()).toBe(contentOf(file));
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).toString()).toBe(contentOf(file));
  }
});

test.for(Object.entries(firstLoads))('the first load of %s keeps its budget', ([, { parts, budgetBytes }]) => {
  const { js, files } = weigh(dist, parts);
  expect(js).toBeLessThanOrEqual(budgetBytes);
  expect(files).toBeLessThanOrEqual(18);
});

test('what plays a course adds little to what its reader has loaded, and nothing to login and home', () => {
  const player = 'src/features/study/player/PlayerPage.tsx';
  const viewers = ['VideoPlayer', 'AudioPlayer'].map((name) => `src/shared/files/viewers/media/${name}.tsx`);
  const manifest = readManifest(dist);
  // Fetched when a film begins: most of what playing costs, and no static import of anything.
  const engines = Object.keys(manifest).filter((part) => part.includes('node_modules/hls.js/'));
  expect(engines).toHaveLength(1);
  for (const viewer of viewers) {
    const files = filesOf(manifest, [viewer]);
    const later = Object.values(manifest).flatMap((chunk) =>
      files.has(chunk.file) ? (chunk.dynamicImports ?? []) : [],
    );
    expect(later).toEqual(expect.arrayContaining(engines));
  }
  const parts = [player, ...viewers, ...engines];
  const before = [...firstLoads.home.parts, 'src/app/sections/study.tsx'];
  const added = weigh(dist, [...before, ...parts]).js - weigh(dist, before).js;
  expect(added).toBeGreaterThan(100_000);
  expect(added).toBeLessThanOrEqual(150_000);
  const ofPlayer = parts.flatMap((part) => manifest[part]?.file ?? []);
  expect(ofPlayer).toHaveLength(4);
  expect(scripts().filter((file) => contentOf(file).includes('#EXTM3U'))).toEqual([manifest[engines[0] ?? '']?.file]);
  for (const page of Object.values(firstLoads)) {
    const loaded = filesOf(manifest, page.parts);
    expect(ofPlayer.filter((file) => loaded.has(file))).toEqual([]);
  }
});

test('chunks never import each other in a circle: one of them would run before what it needs', () => {
  const manifest = readManifest(dist);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (part: string, path: readonly string[]): void => {
    if (path.includes(part)) circles.push([...path.slice(path.indexOf(part)), part].join(' > '));
    if (path.includes(part) || done.has(part)) return;
    for (const other of manifest[part]?.imports ?? []) visit(other, [...path, part]);
    done.add(part);
  };
  for (const part of Object.keys(manifest)) visit(part, []);
  expect(circles).toEqual([]);
});
