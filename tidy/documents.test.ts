import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

/** A file of this repository in backticks, whole or from the folder of its package on: `server/src/app/routes.ts`. */
const mentioned =
  /`((?:packages|docs|scripts|tidy|e2e|pages|bench|contract\/src|server\/src|web\/src|i18n\/src)\/[\w./*<>-]+\.\w+)`/g;
const linked = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

const isThere = (path: string): boolean =>
  /[<>]|NNNN/.test(path) ||
  [path, `packages/${path}`].some((place) => (place.includes('*') ? globSync(place).length > 0 : existsSync(place)));

function deadEnds({ path, text }: Source): string[] {
  const mentions = [...text.matchAll(mentioned)].map(([, file = '']) => file).filter((file) => !isThere(file));
  const links = [...text.matchAll(linked)]
    .map(([, file = '']) => join(dirname(path), file))
    .filter((file) => !existsSync(file));
  return [...mentions, ...links].map((file) => `${path} speaks of ${file}`);
}

test('a file that is not there is found, a pattern and a link to the web are not', () => {
  const text =
    '`packages/nowhere.ts`, `tidy/*.json`, `packages/i18n/src/packs/<lang>/a.ts`, [a](gone.md), [b](https://example.org)';
  expect(deadEnds({ path: 'docs/a.md', text })).toEqual([
    'docs/a.md speaks of packages/nowhere.ts',
    'docs/a.md speaks of docs/gone.md',
  ]);
});

test('documents speak of files that exist', () => {
  expect(sources(/\.md$/, /^docs\/requirements\.md$/).flatMap(deadEnds)).toEqual([]);
});

test('[D-010] requirement, decision and code say the same of what a visitor sees of a shared link', () => {
  const requirement = sources(/^docs\/requirements\.md$/)
    .flatMap(({ text }) => text.split('\n'))
    .find((line) => line.startsWith('| D-010 |'));
  const [decision] = sources(/^docs\/decisions\/023-/);
  expect(requirement).toContain('names nothing of what was shared, decision 023');
  expect(decision?.text).toContain('`visitorView` of the contract is the one place that decides it');
  const deciding = sources(/^packages\/contract\/src\/.*(?<!\.test)\.ts$/).filter(({ text }) =>
    /\bvisitorView =/.test(text),
  );
  expect(deciding.map(({ path }) => path)).toEqual(['packages/contract/src/sharing/visitor-view.ts']);
});
