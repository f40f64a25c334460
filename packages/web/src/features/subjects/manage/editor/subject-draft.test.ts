import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { freePrice } from '@shuyuan/contract/pricing/prices';
import { expect, test } from 'vitest';
import { arranged, inputOf, isTitled, newItem, newStage, type StageDraft, tidied } from './subject-draft.ts';

const link = newItem({
  businessType: BusinessType.knowledge,
  businessId: null,
  url: 'https://a.example',
  title: '规程',
});
const course = newItem({ businessType: BusinessType.course, businessId: 'c1', url: '', title: '课程' });
const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: 5,
};
const draft = {
  title: '入职',
  introduction: '',
  cover: { id: 'f1', path: '/files/f1' },
  learnSequence: LearnSequence.inOrder,
  isEveryone: false,
  organizations: [{ id: 'o1', name: '工厂' }],
  positions: [{ id: 'p1', name: '班长' }],
  followedTopics: [],
  members: [],
  deadline: null,
  price: freePrice,
  stages: [{ ...newStage(), title: '一', items: [link, { ...course, prerequisiteKeys: [link.key] }] }],
};

test('a link is sent with its address, everything else with its id, and the joining day of the audience stays', () => {
  const input = inputOf(draft, { audience });
  expect(input.audience).toEqual({ ...audience, isEveryone: false, organizationIds: ['o1'], positionIds: ['p1'] });
  expect(input.coverFileId).toBe('f1');
  expect(input.price).toMatchObject({ isPay: 0, vipCardConfiguration: '[]' });
  expect(input.stages[0]?.items).toMatchObject([
    { businessType: BusinessType.knowledge, url: 'https://a.example' },
    { businessType: BusinessType.course, businessId: 'c1', prerequisiteKeys: [link.key] },
  ]);
  expect(input.stages[0]?.items[0]).not.toHaveProperty('businessId');
});

test('an item moved before its prerequisite waits for it no more, and a stage asks for no electives it lacks', () => {
  const items = arranged(draft.stages, [[course.key, link.key]])[0]?.items ?? [];
  const [tidy] = tidied([
    { ...newStage(), electiveCount: 3, items: items.map((item) => ({ ...item, isRequired: false })) },
  ]);
  expect(tidy?.items.map(({ prerequisiteKeys }) => prerequisiteKeys)).toEqual([[], []]);
  expect(tidy?.electiveCount).toBe(2);
  expect(tidied(draft.stages)[0]?.items[1]?.prerequisiteKeys).toEqual([link.key]);
});

test('[D-183] a mark that is asked of a prerequisite goes with it', () => {
  const asked = { ...link, prerequisiteKeys: [course.key], minimumMarks: [{ key: course.key, percent: 80 }] };
  const marksOf = (items: StageDraft['items']) =>
    tidied([{ ...newStage(), items }])[0]?.items.flatMap((item) => item.minimumMarks);
  expect(marksOf([course, asked])).toEqual(asked.minimumMarks);
  expect(marksOf([asked, course])).toEqual([]);
});

const order = (stages: readonly StageDraft[]) => stages.map(({ items }) => items.map(({ title }) => title).join(' '));

test('[D-183] items stand where they were put, also in another stage', () => {
  const stages = [...draft.stages, { ...newStage(), title: '二' }];
  expect(order(arranged(stages, [[link.key], [course.key]]))).toEqual(['规程', '课程']);
});

test('a draft without a title is known', () => {
  expect(isTitled(draft)).toBe(true);
  expect(isTitled({ ...draft, stages: [newStage()] })).toBe(false);
});
