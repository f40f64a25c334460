import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { chapterLocksOf, type LockableSection } from './chapter-locks.ts';
import { LearnSequence } from './learn-sequence.ts';
import { PositionFinish } from './position-finish.ts';

const { inOrder, free } = LearnSequence;
const chapters = ['一', '二', '三', '四'];
const section = (key: string, over: Partial<LockableSection> = {}): LockableSection => ({
  key,
  chapterId: key.slice(0, 1),
  businessType: BusinessType.course,
  finishStatus: PositionFinish.notBegun,
  require: true,
  isAvailable: true,
  ...over,
});
const done = { finishStatus: PositionFinish.finished };
const keysOf = (locks: ReturnType<typeof chapterLocksOf>) =>
  Object.fromEntries([...locks].map(([id, duties]) => [id, duties.map(({ key }) => key)]));

test('[POSITION-06] in order, what follows the first unfinished required section stays locked and says by which', () => {
  const sections = [section('一1', done), section('一2'), section('二1', { require: false }), section('三1')];
  expect(keysOf(chapterLocksOf(chapters, sections, inOrder))).toEqual({
    二: ['一2'],
    三: ['一2'],
    四: ['一2', '三1'],
  });
});

test('[POSITION-05] the first chapter is open, and without an order every other too', () => {
  const sections = chapters.map((id) => section(`${id}1`));
  expect(chapterLocksOf(chapters, sections, inOrder).has('一')).toBe(false);
  for (const order of [free, 2, -1]) expect(chapterLocksOf(chapters, sections, order).size).toBe(0);
});

test('[POSITION-07] C-23: a chapter opens when every required section before it is done, by the number of its kind', () => {
  const passed = { businessType: BusinessType.exam, finishStatus: PositionFinish.learning };
  const learning = { finishStatus: PositionFinish.learning };
  const marked = { finishStatus: PositionFinish.markedFinished };
  expect(chapterLocksOf(['一', '二'], [section('一1', passed), section('一2', marked)], inOrder).size).toBe(0);
  expect(chapterLocksOf(['一', '二'], [section('一1', passed), section('一2', learning)], inOrder).size).toBe(1);
});

test('[POSITION-06] content that was withdrawn locks nothing: nobody could finish it', () => {
  expect(chapterLocksOf(['一', '二'], [section('一1', { isAvailable: false })], inOrder).size).toBe(0);
});

const paths = fc
  .array(
    fc.record({
      chapter: fc.integer({ min: 0, max: 3 }),
      require: fc.boolean(),
      isAvailable: fc.boolean(),
      finishStatus: fc.constantFrom(...Object.values(PositionFinish)),
      businessType: fc.constantFrom(...Object.values(BusinessType)),
    }),
    { maxLength: 20 },
  )
  .map((rows) =>
    rows.map(({ chapter, ...row }, at) => ({ ...row, key: String(at), chapterId: chapters[chapter] ?? '一' })),
  );

test('[POSITION-06] what a lock names is open, and doing all of it opens the chapter', () => {
  fc.assert(
    fc.property(paths, (sections) => {
      const locks = chapterLocksOf(chapters, sections, inOrder);
      for (const [chapterId, duties] of locks) {
        expect(locks.has(duties[0]?.chapterId ?? '')).toBe(false);
        const after = sections.map((one) => (duties.includes(one) ? { ...one, isAvailable: false } : one));
        expect(chapterLocksOf(chapters, after, inOrder).has(chapterId)).toBe(false);
        // One less is not enough: nothing superfluous is named.
        for (const left of duties) {
          const most = after.map((one) => (one.key === left.key ? left : one));
          expect(chapterLocksOf(chapters, most, inOrder).has(chapterId)).toBe(true);
        }
      }
    }),
  );
});
