import { expect, test } from 'vitest';
import { optionsOf } from './organization-options.ts';

const node = (id: string, parentId: string | null) => ({ id, parentId, name: id, memberCount: 0, version: 1 });
const nodes = [node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'b')];

test('every organisation stands under its parent, deeper ones further in', () => {
  expect(optionsOf(nodes).map(({ label }) => label)).toEqual(['a', '\u3000b', '\u3000\u3000d', '\u3000c']);
});

test('where an organisation may move to, its own sub-tree is not offered', () => {
  expect(optionsOf(nodes, 'b').map(({ value }) => value)).toEqual(['a', 'c']);
});
