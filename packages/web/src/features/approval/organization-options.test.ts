import { expect, test } from 'vitest';
import { organizationOptions } from './organization-options.ts';

test('deeper organisations stand further in', () => {
  const items = [
    { id: 'a', parentId: null, name: 'A' },
    { id: 'b', parentId: 'a', name: 'B' },
    { id: 'c', parentId: 'b', name: 'C' },
    { id: 'd', parentId: 'a', name: 'D' },
  ];
  expect(organizationOptions(items).map(({ label }) => label)).toEqual(['A', '\u2003B', '\u2003\u2003C', '\u2003D']);
});
