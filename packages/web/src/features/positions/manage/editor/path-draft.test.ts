import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { expect, test } from 'vitest';
import { inputOf, isTitled, moved, newChapter, newSection } from './path-draft.ts';

const link = newSection({
  businessType: BusinessType.knowledge,
  businessId: null,
  url: 'https://a.example',
  title: '规程',
});
const course = newSection({ businessType: BusinessType.course, businessId: 'c1', url: '', title: '课程' });
const draft = {
  name: '技师',
  introduction: '',
  learnSequence: LearnSequence.inOrder,
  chapters: [{ ...newChapter('一'), sections: [link, { ...course, key: 'k1' }] }],
};

test('[POSITION-04] a link is sent with its address, everything else with its id, and a known section with its key', () => {
  expect(inputOf(draft).chapters).toEqual([
    {
      title: '一',
      sections: [
        { businessType: BusinessType.knowledge, url: 'https://a.example', title: '规程', require: true },
        { key: 'k1', businessType: BusinessType.course, businessId: 'c1', title: '课程', require: true },
      ],
    },
  ]);
});

test('a list keeps its ends, and a draft without a title is known', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(isTitled(draft)).toBe(true);
  expect(isTitled({ ...draft, chapters: [newChapter(' ')] })).toBe(false);
});
