import { columnIntroduceMax, columnTitleMax } from '@shuyuan/contract/community/columns';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { expect, test } from 'vitest';
import { draftOf, fieldsOf, isSameDraft, problemsOf } from './column-draft.ts';

const stored = {
  id: 'c1',
  title: 'From the line',
  introduce: 'One a week',
  headPortraitPath: '/files/7',
  headPortrait: 'f7',
  comeEnjoyName: 'Lean',
  comeEnjoyId: 'a1',
  comeEnjoyType: EnjoyType.team,
  subscribeNum: 0,
  contentNum: 0,
  subscribeId: null,
  createTime: 0,
  updateTime: 0,
  isEnjoyAdmin: true,
};

test('[COMM-28] a title is needed, and neither words are longer than the server takes them', () => {
  const draft = draftOf(null);
  expect(problemsOf(draft)).toEqual({ title: true, introduce: false, price: false });
  expect(problemsOf({ ...draft, title: '  ' })).toMatchObject({ title: true });
  expect(problemsOf({ ...draft, title: 'a'.repeat(columnTitleMax) })).toMatchObject({ title: false });
  expect(problemsOf({ ...draft, title: 'a'.repeat(columnTitleMax + 1) })).toMatchObject({ title: true });
  expect(problemsOf({ ...draft, introduce: 'a'.repeat(columnIntroduceMax + 1) })).toMatchObject({ introduce: true });
});

test('[COMM-30] a picture of its own is sent by its file, a preset by its name', () => {
  expect(fieldsOf(draftOf(stored))).toEqual({ title: stored.title, introduce: stored.introduce, headPortrait: 'f7' });
  const preset = draftOf({ ...stored, headPortraitPath: 'preset:column-2', headPortrait: null });
  expect(fieldsOf({ ...preset, title: ' Other ' })).toEqual({
    title: 'Other',
    introduce: stored.introduce,
    headPortraitPath: 'preset:column-2',
  });
});

test('a form is dirty only when it would save something else', () => {
  const draft = draftOf(stored);
  expect(isSameDraft(draft, draftOf(stored))).toBe(true);
  expect(isSameDraft(draft, { ...draft, title: 'Other' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, cover: draftOf(null).cover })).toBe(false);
});
