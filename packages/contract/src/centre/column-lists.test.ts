import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnListNames, columnLists, columnsOf, moveColumn } from './column-lists.ts';

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

test('[CENTRE-05] whatever was chosen, a list has each of its columns once, the first one first and shown', () => {
  const choice = fc.record({
    key: fc.constantFrom('title', 'status', 'time', 'seats', 'nothing', 'toString'),
    isShown: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...columnListNames), fc.array(choice), (list, chosen) => {
      const columns = columnsOf(list, chosen);
      expect(keysOf(columns).toSorted()).toEqual(Object.keys(columnLists[list]).toSorted());
      expect(columns[0]).toEqual({ key: Object.keys(columnLists[list])[0], isShown: true });
      expect(columnsOf(list, columns)).toEqual(columns);
    }),
  );
});

test('[CENTRE-05] nothing chosen is the usual; a choice keeps its order, unknown columns are dropped, new ones stand last', () => {
  expect(columnsOf('exam', []).filter(({ isShown }) => isShown)).toHaveLength(4);
  const columns = columnsOf('exam', [
    { key: 'score', isShown: false },
    { key: 'gone', isShown: true },
    { key: 'ended', isShown: true },
    { key: 'score', isShown: true },
  ]);
  expect(columns.slice(0, 3)).toEqual([
    { key: 'title', isShown: true },
    { key: 'score', isShown: false },
    { key: 'ended', isShown: true },
  ]);
  expect(keysOf(columns).slice(3)).toEqual(['status', 'started', 'attempt', 'kind']);
});

test('[CENTRE-05] a column goes one place up or down, never before the first and never out of the list', () => {
  const usual = columnsOf('exam', []);
  expect(keysOf(moveColumn(usual, 'score', -1)).slice(0, 3)).toEqual(['title', 'score', 'status']);
  for (const [key, by] of [
    ['title', 1],
    ['status', -1],
    ['kind', 1],
    ['nothing', 1],
  ] as const)
    expect(moveColumn(usual, key, by)).toEqual(usual);
});
