import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { expect, test } from 'vitest';
import { arranged, inputOf, isTitled, newChapter, newSection } from './path-draft.ts';

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

test('[D-183] sections stand where they were put, also in another chapter', () => {
  const [one, two] = arranged([...draft.chapters, newChapter('二')], [[course.id], [link.id]]);
  expect([one?.sections[0]?.title, two?.sections[0]?.title]).toEqual(['课程', '规程']);
});

test('a draft without a title is known', () => {
  expect(isTitled(draft)).toBe(true);
  expect(isTitled({ ...draft, chapters: [newChapter(' ')] })).toBe(false);
});
