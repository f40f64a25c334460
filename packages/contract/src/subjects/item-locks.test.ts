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
  prerequisiteKeys: [],
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
    waitsFor: fc.array(fc.nat(9), { maxLength: 2 }),
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
            prerequisiteKeys: waitsFor.filter((before) => before < at).map(String),
          }));
        const stages = ['a', 'b', 'c'].map((id, at) => stage(id, counts[at]));
        for (const [key, lock] of itemLocksOf({ stages, items, learnSequence: inOrder })) {
          const chosen = lock.choices.flatMap(({ from, count }) => from.slice(0, count));
          const way = new Set([...lock.items, ...chosen].map((each) => each.key));
          const after = items.map((each) => ({ ...each, isDone: each.isDone || way.has(each.key) }));
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
