import { expect, test } from 'vitest';
import { readGraph } from '../scripts/import-graph.ts';
import { grownBeyond } from './ratchet.ts';
import { type Source, sources, testFile } from './sources.ts';

const contract = /^packages\/contract\/src\/([a-z]+)\//;
const feature = /^packages\/server\/src\/features\/([a-z]+)\//;

/** Pairs of features that import each other: neither can be understood, tested or moved without the other. */
function twoWayArrows(files: readonly Source[], featureOf: RegExp): string[] {
  const { importsOf } = readGraph(files);
  const arrows = new Set<string>();
  for (const { path } of files) {
    const from = featureOf.exec(path)?.[1];
    for (const file of importsOf(path)) {
      const to = featureOf.exec(file)?.[1];
      if (from !== undefined && to !== undefined && from !== to) arrows.add(`${from} → ${to}`);
    }
  }
  return [...arrows]
    .map((arrow) => arrow.split(' → '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} → ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .toSorted();
}

test('a pair of features that import each other is found, and one way is allowed', () => {
  const folder = 'packages/server/src/features';
  const planted = [
    { path: `${folder}/auth/index.ts`, text: `import { a } from '../people/index.ts';` },
    { path: `${folder}/people/index.ts`, text: `import { b } from '../auth/index.ts';` },
    { path: `${folder}/ledger/index.ts`, text: `import { a } from '../people/index.ts';` },
  ];
  expect(twoWayArrows(planted, feature)).toEqual(['auth ↔ people']);
});

test('no two features of the server import each other', () => {
  expect(
    grownBeyond('tidy/two-way-arrows.json', twoWayArrows(sources(feature, testFile), feature)),
    'import in one direction: move what both need to platform, or the use case to the feature above',
  ).toEqual([]);
});

test('no two features of the contract import each other', () => {
  expect(twoWayArrows(sources(contract, testFile), contract), 'move what both need to the kernel').toEqual([]);
});
