import { expect, test } from 'vitest';
import { spotOf, zoneAt } from './drop-zones.ts';
import { type OrganizationPlace, placesOf } from '../organization-node.ts';

const node = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
  memberCount: 0,
  childCount: 0,
  version: 1,
});
const root: OrganizationPlace = {
  node: node('a', null),
  above: [],
  previousId: null,
  nextId: null,
  isAmongSiblings: true,
};
const [b, c] = placesOf([node('b', 'a'), node('c', 'a')], ['a']) as [OrganizationPlace, OrganizationPlace];
const [d] = placesOf([node('d', 'b')], ['a', 'b']) as [OrganizationPlace];

test('an organisation is dropped neither on itself, nor below itself, nor where it is', () => {
  expect(zoneAt(b, c, 0.5)).toBe('into');
  expect(zoneAt(d, root, 0.5)).toBe('into');
  for (const [moved, target] of [
    [b, b],
    [b, d],
    [b, root],
    [root, b],
  ] as const)
    expect(zoneAt(moved, target, 0.5)).toBeNull();
});

test('the edges of a row mean before and after it, but nothing stands beside the company', () => {
  expect([0.1, 0.9].map((height) => zoneAt(b, c, height))).toEqual(['before', 'after']);
  expect([0.1, 0.9].map((height) => zoneAt(d, root, height))).toEqual(['into', 'into']);
  expect(zoneAt(b, { ...c, isAmongSiblings: false }, 0.1)).toBe('into');
});

test('a place between rows names the parent and the neighbour', () => {
  expect(spotOf(c, 'before')).toEqual({ parentId: 'a', beforeId: 'c' });
  expect(spotOf(c, 'after')).toEqual({ parentId: 'a', afterId: 'c' });
  expect(spotOf(c, 'into')).toEqual({ parentId: 'c' });
});

test('every row of a branch knows its neighbours', () => {
  expect([b.previousId, b.nextId, c.previousId, c.nextId]).toEqual([null, 'c', 'b', null]);
});
