import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { expect, test } from 'vitest';
import {
  canStepItem,
  inputOf,
  isTitled,
  newItem,
  newStage,
  putItem,
  type StageDraft,
  stepItem,
  stepStage,
  tidied,
} from './subject-draft.ts';

const link = newItem({
  businessType: BusinessType.knowledge,
  businessId: null,
  url: 'https://a.example',
  title: '规程',
});
const course = newItem({ businessType: BusinessType.course, businessId: 'c1', url: '', title: '课程' });
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: 5 };
const draft = {
  title: '入职',
  introduction: '',
  cover: { id: 'f1', path: '/files/f1' },
  learnSequence: LearnSequence.inOrder,
  isEveryone: false,
  organizations: [{ id: 'o1', name: '工厂' }],
  members: [],
  deadline: null,
  stages: [{ ...newStage(), title: '一', items: [link, { ...course, prerequisiteKeys: [link.key] }] }],
};

test('a link is sent with its address, everything else with its id, and the joining day of the audience stays', () => {
  const input = inputOf(draft, { audience });
  expect(input.audience).toEqual({ isEveryone: false, organizationIds: ['o1'], memberIds: [], joinedSince: 5 });
  expect(input.coverFileId).toBe('f1');
  expect(input.stages[0]?.items).toMatchObject([
    { businessType: BusinessType.knowledge, url: 'https://a.example' },
    { businessType: BusinessType.course, businessId: 'c1', prerequisiteKeys: [link.key] },
  ]);
  expect(input.stages[0]?.items[0]).not.toHaveProperty('businessId');
});

test('an item moved before its prerequisite waits for it no more, and a stage asks for no electives it lacks', () => {
  const items = stepItem(draft.stages, link.key, 'down')[0]?.items ?? [];
  const [tidy] = tidied([
    { ...newStage(), electiveCount: 3, items: items.map((item) => ({ ...item, isRequired: false })) },
  ]);
  expect(tidy?.items.map(({ prerequisiteKeys }) => prerequisiteKeys)).toEqual([[], []]);
  expect(tidy?.electiveCount).toBe(2);
  expect(tidied(draft.stages)[0]?.items[1]?.prerequisiteKeys).toEqual([link.key]);
});

const order = (stages: readonly StageDraft[]) => stages.map(({ items }) => items.map(({ title }) => title).join(' '));

test('[D-183] an item goes past its neighbour, over the border of its stage, and where it is let go', () => {
  const stages = [...draft.stages, { ...newStage(), title: '二' }];
  expect(order(stepItem(stages, link.key, 'down'))).toEqual(['课程 规程', '']);
  const crossed = stepItem(stages, course.key, 'down');
  expect(order(crossed)).toEqual(['规程', '课程']);
  expect(canStepItem(crossed, course.key, 'down')).toBe(false);
  expect(order(putItem(crossed, course.key, { groupId: stages[0]?.id ?? '', beforeId: link.key }))).toEqual([
    '课程 规程',
    '',
  ]);
  expect(order(stepStage(crossed, 1, 'up'))).toEqual(['课程', '规程']);
  expect(stepStage(stages, 0, 'up')).toBe(stages);
});

test('a draft without a title is known', () => {
  expect(isTitled(draft)).toBe(true);
  expect(isTitled({ ...draft, stages: [newStage()] })).toBe(false);
});
