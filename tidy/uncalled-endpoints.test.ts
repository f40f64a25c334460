import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Source, sources, testFile } from './sources.ts';

/** Endpoint → why the client does not call it. */
const reasons = JSON.parse(readFileSync('tidy/uncalled-endpoints.json', 'utf8')) as Record<string, string>;
const shortestReason = 30;

const endpointsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name = '']) => name);

const wordsIn = (client: readonly Source[]): Set<string> =>
  new Set(client.flatMap(({ text }) => text.match(/\b\w+\b/g) ?? []));

/** The endpoints no source names. */
function uncalledIn(wires: readonly Source[], client: readonly Source[]): string[] {
  const words = wordsIn(client);
  return wires.flatMap(endpointsOf).filter((name) => !words.has(name));
}

test('an endpoint no page calls is found, one that is called is not', () => {
  const wires = [{ path: 'a.wire.ts', text: 'export const readA = endpoint({\n});\nexport const readB = endpoint({' }];
  expect(uncalledIn(wires, [{ path: 'A.tsx', text: "import { readA } from 'a.wire'" }])).toEqual(['readB']);
});

test('every endpoint is called by the client, or a reason is written down why not', () => {
  const wires = sources(/^packages\/contract\/src\/.*\.wire\.ts$/);
  const uncalled = uncalledIn(wires, sources(/^packages\/web\/src\/.*\.tsx?$/, testFile));
  expect(uncalled.filter((name) => (reasons[name] ?? '').length < shortestReason)).toEqual([]);
  expect(Object.keys(reasons).filter((name) => !uncalled.includes(name))).toEqual([]);
});

test('[STUDY-06] the client itself asks who somebody is, and uploads by both addresses', () => {
  const words = wordsIn(sources(/^packages\/web\/src\/.*\.tsx?$/, testFile));
  const calls = ['readGlobalData', 'uploadCloudPart', 'uploadShardingPart', 'mergeUpload'];
  expect(calls.filter((name) => !words.has(name))).toEqual([]);
});
