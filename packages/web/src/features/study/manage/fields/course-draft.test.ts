import { amount } from '@shuyuan/contract/kernel/amount';
import { expect, test } from 'vitest';
import type { CourseForm } from '../course-form.ts';
import { isSamePriced } from '../../../../shared/pricing/price-fields.ts';
import { dayOf, draftOf, fieldsOf, problemsOf } from './course-draft.ts';

const free: CourseForm['price'] = {
  isPay: 0,
  payType: 1,
  isLadderPrice: 0,
  coin: null,
  discountCoin: null,
  payConfig: [],
  vipCardConfiguration: '[]',
};

const course: CourseForm = {
  id: 'c1',
  revision: 3,
  state: 'draft',
  title: '焊接基础',
  introduction: '简介',
  coverFileId: 'f1',
  coverPath: '/files/f1',
  author: { id: 'm1', fullName: '沈若溪', portrait: null },
  lecturer: { id: 'm2', fullName: '顾怀谦', portrait: null },
  topics: [{ id: 't1', name: '装配工艺' }],
  audience: {
    isEveryone: false,
    organizationIds: ['o1'],
    positionIds: ['p1'],
    topicIds: ['t2'],
    memberIds: ['m3'],
    joinedSince: null,
  },
  audienceOrganizations: [{ id: 'o1', name: '技术中心' }],
  audiencePositions: [{ id: 'p1', name: '装配技师' }],
  audienceTopics: [{ id: 't2', name: '精益改善' }],
  audienceMembers: [{ id: 'm3', fullName: '林知远', portrait: null }],
  settings: { canSkip: false, thresholdPercent: 80, maxSpeedPercent: 150 },
  price: free,
  chapters: [],
  publishedNumber: null,
  hasDraft: true,
  hasHomework: false,
  isTop: false,
  can: { edit: true, publish: true, withdraw: false, archive: true, remind: false },
};

test('[D-183] a form that was not changed sends what it was read with', () => {
  const { title, introduction, coverFileId, audience, settings } = course;
  expect(fieldsOf(draftOf(course))).toEqual({
    title,
    introduction,
    coverFileId,
    lecturerId: 'm2',
    topicIds: ['t1'],
    audience,
    settings,
    price: free,
  });
});

test('[D-183] a joining day stays the day it was', () => {
  const morning = new Date('2026-03-08T00:00:00').getTime();
  const draft = { ...draftOf(course), joinedSince: dayOf(morning) };
  expect(draft.joinedSince).toBe('2026-03-08');
  expect(fieldsOf(draft).audience.joinedSince).toBe(morning);
});

test('[D-183] everybody has no list beside it, and nobody is no audience', () => {
  const draft = draftOf(course);
  expect(fieldsOf({ ...draft, isEveryone: true }).audience).toMatchObject({ organizationIds: [], memberIds: [] });
  expect(problemsOf({ ...draft, organizations: [], positions: [], followedTopics: [], members: [] }).audience).toBe(
    true,
  );
  expect(problemsOf({ ...draft, title: ' ' }).title).toBe(true);
  expect(problemsOf(draft)).toEqual({ title: false, introduction: false, audience: false, price: false });
});

test('[PRICE-01] a price is something to save, and a wrong one keeps the form from being sent', () => {
  const [draft, coin] = [draftOf(course), amount(500n)];
  const priced = { ...draft, price: { ...draft.price, isPay: true, coin, discountCoin: coin } };
  expect([isSamePriced(draft, draftOf(course)), isSamePriced(draft, priced)]).toEqual([true, false]);
  expect(fieldsOf(priced).price).toMatchObject({ isPay: 1, coin: 500, discountCoin: 500 });
  expect(problemsOf({ ...priced, price: { ...priced.price, coin: amount(1n) } }).price).toBe(true);
});
