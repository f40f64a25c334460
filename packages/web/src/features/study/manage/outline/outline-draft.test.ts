import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test } from 'vitest';
import * as draft from './outline-draft.ts';

const section = (id: string): draft.DraftSection => ({
  id,
  key: id,
  type: SectionType.article,
  title: id,
  isRequired: true,
  isFree: false,
  isDoneOnSubmit: false,
  isInLibrary: false,
  fileId: null,
  fileName: null,
  taskFiles: [],
  text: '<p>正文</p>',
  url: null,
  contentId: null,
  contentTitle: null,
  questions: [],
  unitCount: 1,
});
const outline: draft.Outline = [
  { id: 'one', title: '一', sections: [section('a'), section('b')] },
  { id: 'two', title: '二', sections: [section('c')] },
  { id: 'three', title: '三', sections: [] },
];
const order = (now: draft.Outline): string =>
  now.map(({ id, sections }) => `${id}:${sections.map((one) => one.id).join('')}`).join(' ');

test('[D-183] one step moves a section past its neighbour, and over the border of its chapter', () => {
  expect(order(draft.stepSection(outline, 'a', 'down'))).toBe('one:ba two:c three:');
  expect(order(draft.stepSection(outline, 'b', 'down'))).toBe('one:a two:bc three:');
  expect(order(draft.stepSection(outline, 'c', 'up'))).toBe('one:abc two: three:');
  expect(order(draft.stepSection(outline, 'c', 'down'))).toBe('one:ab two: three:c');
  expect(draft.canStepSection(outline, 'a', 'up')).toBe(false);
  expect(draft.canStepSection(draft.stepSection(outline, 'c', 'down'), 'c', 'down')).toBe(false);
});

test('[D-183] a dragged section stands before the one it was let go over, in whichever chapter', () => {
  expect(order(draft.putSection(outline, 'c', { groupId: 'one', beforeId: 'b' }))).toBe('one:acb two: three:');
  expect(order(draft.putSection(outline, 'a', { groupId: 'three', beforeId: null }))).toBe('one:b two:c three:a');
  expect(order(draft.putSection(outline, 'a', { groupId: 'one', beforeId: 'a' }))).toBe(order(outline));
});

test('[D-183] chapters move with everything in them, sections are changed where they are or added at the end', () => {
  expect(order(draft.stepChapter(outline, 'two', 'up'))).toBe('two:c one:ab three:');
  expect(order(draft.stepChapter(outline, 'one', 'up'))).toBe(order(outline));
  const changed = draft.withSection(outline, 'two', { ...section('a'), title: '新' });
  expect(order(changed)).toBe(order(outline));
  expect(draft.sectionIn(changed, 'a')?.title).toBe('新');
  expect(order(draft.withSection(outline, 'three', section('d')))).toBe('one:ab two:c three:d');
});

test('[D-183] what is sent has the key of what was there, and only what its kind is made of', () => {
  const [chapter] = draft.toInput([{ id: 'x', title: ' 章 ', sections: [{ ...section('a'), key: undefined }] }]);
  expect(chapter).toEqual({
    title: '章',
    sections: [{ type: SectionType.article, title: 'a', isRequired: true, isFree: false, text: '<p>正文</p>' }],
  });
  expect(draft.isSameOutline({ outline }, { outline: draft.stepSection(outline, 'a', 'down') })).toBe(false);
});
