import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tables = readdirSync('e2e/looks').map((name) => readFileSync(`e2e/looks/${name}`, 'utf8'));
const lists = tables.flatMap((text) => [...text.matchAll(/\bfeatures: \[([^\]]*)\]/g)].map(([, names = '']) => names));
const named = new Set(lists.flatMap((names) => names.match(/[a-z]+/g) ?? []));
const features = readdirSync('packages/web/src/features');

test('every feature with pages is looked at, and a look names features there are', () => {
  expect(features.filter((feature) => !named.has(feature))).toEqual([]);
  expect([...named].filter((name) => name !== 'app' && !features.includes(name))).toEqual([]);
});
