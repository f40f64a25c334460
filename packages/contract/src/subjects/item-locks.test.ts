import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LearnSequence } from '../positions/learn-sequence.ts';
import { canAskExemption } from './exemption-states.ts';
import { itemLocksOf, type LockableItem, missingElectives } from './item-locks.ts';

const { inOrder, free } = LearnSequence;
const item = (key: string, over: Partial<LockableItem> = {}): LockableItem => ({
  key,
  stageId: key.slice(0, 1),
  isRequired: true,
  isAvailable: true,
  isDone: false,
  isExempt: false,
  isWaiting: false,
  mark: null,
  prerequisiteKeys: [],
  minimumMarks: [],
  ...over,
});
const elective = { isRequired: false };
const done = { isDone: true };
const stage = (id: string, electiveCount = 0) => ({ id, electiveCount });

const locksOf = (
  items: readonly LockableItem[],
  stages = [stage('a'), stage('b'), stage('c')],
  learnSequence = inOrder as number,
) =>
  Object.fromEntries(
    [...itemLocksOf({ stages, items, learnSequence })].map(([key, { items: needed, choices }]) => [
      key,
      [needed.map((each) => each.key), choices.map(({ stageId, count, from }) => [stageId, count, from.length])],
    ]),
  );

test('[C-23] in order a stage opens when everything required before it is done; free, everything is open', () => {
  const items = [item('a1', done), item('a2'), item('b1', elective), item('c1'), item('c2', done)];
  expect(locksOf(items)).toEqual({ b1: [['a2'], []], c1: [['a2'], []] });
  expect(locksOf(items, undefined, free)).toEqual({});
});

test('choose n of m: as many electives as the stage asks for, any of them, and never more than there are', () => {
  const electives = [item('a1', elective), item('a2', elective), item('a3', elective)];
  expect(locksOf([...electives, item('b1')], [stage('a', 2), stage('b')])).toEqual({ b1: [[], [['a', 2, 3]]] });
  const oneDone = electives.map((each, at) => (at === 2 ? { ...each, isDone: true } : each));
  expect(locksOf([...oneDone, item('b1')], [stage('a', 2), stage('b')])).toEqual({ b1: [[], [['a', 1, 2]]] });
  expect(missingElectives(stage('a', 9), electives).count).toBe(3);
  expect(missingElectives(stage('a', 1), [item('a1', { ...elective, ...done })])).toEqual({ count: 0, from: [] });
});

test('a prerequisite locks in every order, with those it waits for itself; an elective among them counts as chosen', () => {
  const items = [
    item('a1', elective),
    item('a2', { ...elective, prerequisiteKeys: ['a1'] }),
    item('b1', { prerequisiteKeys: ['a2'] }),
  ];
  expect(locksOf(items, [stage('a', 1), stage('b')])).toEqual({ a2: [['a1'], []], b1: [['a1', 'a2'], []] });
  expect(locksOf(items, [stage('a', 1), stage('b')], free)).toEqual({ a2: [['a1'], []], b1: [['a1', 'a2'], []] });
});

test('[D-183] a prerequisite by mark locks until the mark is there, and the lock names it', () => {
  const after = item('b1', { prerequisiteKeys: ['a1'], minimumMarks: [{ key: 'a1', percent: 80 }] });
  const lockWith = (over: Partial<LockableItem>) =>
    itemLocksOf({ stages: [stage('a'), stage('b')], items: [item('a1', over), after], learnSequence: free }).get('b1');
  for (const over of [{}, { ...done, mark: 79 }, { ...done, isWaiting: true }]) {
    const lock = lockWith(over);
    expect([lock?.items.map(({ key }) => key), [...(lock?.marks ?? [])]]).toEqual([['a1'], [['a1', 80]]]);
  }
  for (const over of [{ ...done, mark: 80 }, { ...done, isExempt: true, mark: 5 }, { isAvailable: false }])
    expect(lockWith(over)).toBeUndefined();
});

test('[C-23] what was withdrawn or is for others neither blocks nor is chosen', () => {
  const gone = { isAvailable: false };
  const items = [item('a1', gone), item('a2', { ...elective, ...gone }), item('b1', { prerequisiteKeys: ['a1'] })];
  expect(locksOf(items, [stage('a', 1), stage('b')])).toEqual({});
});

test('whoever does what a lock names, and chooses as many as it asks for, has opened the item', () => {
  const any = fc.record({
    stageId: fc.constantFrom('a', 'b', 'c'),
    isRequired: fc.boolean(),
    isAvailable: fc.boolean(),
    isDone: fc.boolean(),
    isExempt: fc.boolean(),
    isWaiting: fc.boolean(),
    mark: fc.option(fc.nat(100)),
    waitsFor: fc.array(fc.record({ at: fc.nat(9), percent: fc.option(fc.nat(100)) }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(any, { minLength: 1, maxLength: 10 }),
      fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      (drawn, counts) => {
        const items = drawn
          .toSorted((one, other) => one.stageId.localeCompare(other.stageId))
          .map(({ waitsFor, ...each }, at) => ({
            ...each,
            key: `${at}`,
            prerequisiteKeys: waitsFor.filter((before) => before.at < at).map((before) => String(before.at)),
            minimumMarks: waitsFor.flatMap(({ at: before, percent }) =>
              percent === null ? [] : [{ key: String(before), percent }],
            ),
          }));
        const stages = ['a', 'b', 'c'].map((id, at) => stage(id, counts[at]));
        for (const [key, lock] of itemLocksOf({ stages, items, learnSequence: inOrder })) {
          const chosen = lock.choices.flatMap(({ from, count }) => from.slice(0, count));
          const way = new Set([...lock.items, ...chosen].map((each) => each.key));
          const after = items.map((each) =>
            way.has(each.key)
              ? { ...each, isDone: true, mark: Math.max(each.mark ?? 0, lock.marks.get(each.key) ?? 0) }
              : each,
          );
          expect(itemLocksOf({ stages, items: after, learnSequence: inOrder }).has(key)).toBe(false);
        }
      },
    ),
  );
});

test('an exemption is asked for once, and again after a refusal', () => {
  expect([null, 'waiting', 'agreed', 'refused'].map((state) => canAskExemption(state as never))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
